import { describe, expect, it } from 'vitest';
import { pathIn, tableIn } from './mytables';

describe('an invitation', () => {
  it.each([
    ['https://table.example/#/t/6427k6bbtn8q/lobby', '6427k6bbtn8q'],
    ['http://localhost:8080/#/t/6427k6bbtn8q', '6427k6bbtn8q'],
    [' 6427k6bbtn8q ', '6427k6bbtn8q'],
    ['https://table.example/', null],
    ['6427k6bb', null],
  ])('%s leads to %s', (text, id) => expect(tableIn(text)).toBe(id));

  it.each([
    ['6427k6bbtn8q', '/t/6427k6bbtn8q/lobby'],
    ['https://a.example/#/t/6427k6bbtn8q/lobby?seat=2&code=K6-_', '/t/6427k6bbtn8q/lobby?seat=2&code=K6-_'],
    ['https://a.example/#/t/6427k6bbtn8q?seat=1&token=Zx9', '/t/6427k6bbtn8q?seat=1&token=Zx9'],
    ['https://a.example/#/t/6427k6bbtn8q?seat=99&token=Zx9', '/t/6427k6bbtn8q/lobby'],
    ['nothing', null],
  ])('%s keeps what it brings along', (text, path) => expect(pathIn(text)).toBe(path));
});
