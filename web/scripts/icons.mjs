// Draws the icons of the installed client from public/icons/icon.svg: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const icons = join(dirname(fileURLToPath(import.meta.url)), '../public/icons');
const svg = readFileSync(join(icons, 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// A maskable icon keeps its drawing within the middle 80 percent.
for (const [name, size, share] of [
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.8],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;background:#0a0f12;display:grid;place-items:center;height:100vh">
    <div style="width:${share * 100}%;height:${share * 100}%">${svg}</div>`,
  );
  await page.screenshot({ path: join(icons, `${name}.png`) });
}
await browser.close();
