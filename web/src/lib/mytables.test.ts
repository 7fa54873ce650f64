import { describe, expect, it } from 'vitest';
import { tableIn } from './mytables';

describe('an invitation', () => {
  it.each([
    ['https://table.example/#/t/6427k6bbtn8q/lobby', '6427k6bbtn8q'],
    ['http://localhost:8080/#/t/6427k6bbtn8q', '6427k6bbtn8q'],
    [' 6427k6bbtn8q ', '6427k6bbtn8q'],
    ['https://table.example/', null],
    ['6427k6bb', null],
  ])('%s leads to %s', (text, id) => expect(tableIn(text)).toBe(id));
});
