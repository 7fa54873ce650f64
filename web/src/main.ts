import { mount } from 'svelte';
import App from './App.svelte';
import { loadIcons } from './lib/sprite';
import './coldwake.css';
import './app.css';

const target = document.getElementById('app');
if (!target) {
  throw new Error('The page has no place for the application.');
}
// The page stands without icons too: they are drawings beside words.
void loadIcons().catch(() => {});
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => {}));
}
