// Pictures of every screen at the sizes of a desk and of a phone, and what axe finds on them.
//
//   node scripts/screenshots.mjs [--server URL] [--out FOLDER] [--only NAME,NAME] [--lang de] [--theme light]
//
// The server must be running and must serve the client (or be Vite's, passing /api on). It gets a few demo tables.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? otherwise : args[at + 1];
};
const server = option('server', 'http://127.0.0.1:8080');
const out = resolve(option('out', join(here, '../../docs/screenshots')));
const only = option('only', '')
  .split(',')
  .filter((n) => n);
const lang = option('lang', 'en');
const theme = option('theme', 'dark');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function call(method, path, body, token) {
  const response = await fetch(`${server}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Answers for a seat with the first option until something holds. */
async function playUntil(table, token, enough) {
  for (let step = 0; step < 2000; step++) {
    const { game } = await call('GET', `/tables/${table}/view?lang=en`, null, token);
    if (game && (game.over || enough(game))) return;
    if (!game?.question) {
      await sleep(60);
      continue;
    }
    const { number, options } = game.question;
    const calm = options.filter((o) => !o.confirm);
    const from = calm.length > 0 ? calm : options;
    const answer = { commandId: `shot-${step}-${number}`, number, option: from[(step * 7) % from.length].id };
    await call('POST', `/tables/${table}/choices`, answer, token).catch(() => {});
  }
}

async function demoTables() {
  const bot = (await call('GET', '/facts')).bots.at(-1);
  const seats = {};
  const open = async (title, chairs, more = {}) => {
    const { table, tickets } = await call('POST', '/tables', { name: 'Ilse', title, chairs, ...more });
    seats[table] = tickets.map(({ seat, token }) => ({ seat, token }));
    return { table, token: tickets[0].token };
  };
  const over = await open('Cold Harbour', ['me', bot, bot, bot], { start: true });
  await call('POST', `/tables/${over.table}/stand-ins`, { seat: 0, level: bot }, over.token);
  const lobby = await open('Sunday, slowly', ['me', 'open', bot, 'open'], { listed: true });
  const running = await open('Two of us', ['me', bot, bot, bot], { start: true });
  await playUntil(
    running.table,
    running.token,
    (game) => game.round >= 3 && game.question?.reason === 'choose-action',
  );
  for (let wait = 0; wait < 600; wait++) {
    if ((await call('GET', `/tables/${over.table}`)).state === 'over') break;
    await sleep(500);
  }
  const { game } = await call('GET', `/tables/${over.table}/view?lang=en`);
  return { seats, over: over.table, lobby: lobby.table, running: running.table, choices: game.choices };
}

const demo = await demoTables();
const SCREENS = {
  home: '#/',
  'new-table': '#/new',
  lobby: `#/t/${demo.lobby}/lobby`,
  table: `#/t/${demo.running}`,
  end: `#/t/${demo.over}/end`,
  replay: `#/replay/${demo.over}?seat=0&at=${Math.floor(demo.choices * 0.7)}`,
  rules: '#/rules/room.fire-control-system',
  settings: '#/settings',
};

await mkdir(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
let serious = 0;
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
    });
    await context.addInitScript(
      ([seats, settings]) => {
        localStorage.setItem('coldwake.seats', seats);
        localStorage.setItem('coldwake.settings', settings);
      },
      [JSON.stringify(demo.seats), JSON.stringify({ lang, theme, name: 'Ilse', sound: false })],
    );
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(`  page error: ${e.message}`));
    for (const [name, address] of Object.entries(SCREENS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      await page.goto(`${server}/#/none`);
      await page.goto(`${server}/${address}`);
      await page.waitForSelector('h1, h2', { timeout: 30_000 });
      await page.evaluate(() => document.fonts.ready);
      await sleep(2500);
      const suffix = `${lang === 'en' ? '' : `-${lang}`}${theme === 'dark' ? '' : `-${theme}`}`;
      const file = join(out, `${name}-${size}${suffix}.png`);
      await page.screenshot({ path: file });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        window.axe.run(document, { resultTypes: ['violations'] }),
      );
      const bad = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
      serious += bad.length;
      console.log(`${name} ${size}: ${wide > 0 ? `${wide} px too wide, ` : ''}${bad.length} serious`);
      for (const v of violations) {
        console.log(`  ${v.impact} ${v.id}: ${v.help}`);
        for (const node of v.nodes.slice(0, 4))
          console.log(`    ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
}
process.exitCode = serious > 0 ? 1 : 0;
