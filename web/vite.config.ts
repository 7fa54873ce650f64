import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server that the development server passes /api on to.
const server = process.env['COLDWAKE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  // The server refuses pages of other origins, so the address of this page has to reach it.
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'jsdom', css: true, include: ['src/**/*.test.ts'] },
});
