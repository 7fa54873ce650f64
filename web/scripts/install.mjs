// Installs the packages of the client, but only when the lock has changed since the last time.
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const mark = 'node_modules/.installed-lock';
if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) {
  console.log('The packages of the client are up to date.');
} else {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  writeFileSync(mark, lock);
}
