import { describe, expect, it } from 'vitest';
import { contributions, fair, prove, type Remembered } from './fairness';
import { sha256 } from './sha256';
import type { TableInfo } from './wire';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ])('hashes %j', (text, hash) => expect(sha256(text)).toBe(hash));
});

describe('the proof of a fair shuffle', () => {
  // A finished table: one person, three bots.
  const table = {
    seats: [{}, {}, {}, {}],
    commitment: 'b9cc06b5f58c222edccf942f013cf5456ac90f6692e87a0299816d0f8db5d3b4',
    secret: 'WvI2l5wSHyQQf9mM4uPY-jwqAH3ep-au',
    seed: '2650069498037136639',
    importedFrom: null,
  } as unknown as TableInfo;
  const nothing: Remembered = { seal: null, seats: [] };
  const record = [
    { type: 'created' },
    { type: 'seat-taken', seat: 0, contribution: '9OW_3-azPdZLg-ZtXS5DkiweHex3vBEh' },
    { type: 'bot-seated', seat: 1 },
    { type: 'started' },
    { type: 'seat-taken', seat: 2, contribution: 'too late' },
  ];

  it('holds for a table that was played', () => {
    expect(prove(table, record, nothing)).toMatchObject({ sealHolds: true, seedHolds: true });
  });

  it('fails for another seed, another secret or another contribution', () => {
    expect(prove({ ...table, seed: '1' }, record, nothing)?.seedHolds).toBe(false);
    expect(prove({ ...table, secret: 'other' }, record, nothing)).toMatchObject({
      sealHolds: false,
      seedHolds: false,
    });
    expect(prove(table, [], nothing)?.seedHolds).toBe(false);
  });

  const verdict = (device: Remembered, at = table) => {
    const proof = prove(at, record, device);
    return proof !== null && fair(proof);
  };

  it('fails if everything fits, but not what this device remembers', () => {
    const mine = { seat: 0, contribution: '9OW_3-azPdZLg-ZtXS5DkiweHex3vBEh' };
    const other = { seat: 0, contribution: 'what this device sent' };
    expect(verdict({ seal: table.commitment, seats: [mine] })).toBe(true);
    expect(verdict({ seal: null, seats: [{ seat: 0 }] })).toBe(true);
    expect(verdict({ seal: 'the seal it saw', seats: [mine] })).toBe(false);
    expect(verdict({ seal: table.commitment, seats: [other] })).toBe(false);
    expect(verdict({ seal: null, seats: [other] }, { ...table, importedFrom: 'elsewhere' })).toBe(true);
  });

  describe('with commitments', () => {
    const secret = table.secret ?? '';
    const mine = 'what-my-device-adds-to-it';
    const other = 'what-another-device-adds';
    const shown = [
      { type: 'created' },
      { type: 'seat-taken', seat: 0, commitment: sha256('first') },
      { type: 'seat-taken', seat: 1, commitment: sha256(other) },
      { type: 'draw-opened' },
      { type: 'contribution-shown', seat: 0, contribution: 'first' },
      { type: 'draw-opened' },
      { type: 'contribution-shown', seat: 0, contribution: mine },
      { type: 'contribution-shown', seat: 1, contribution: other },
      { type: 'started' },
    ];
    const played = {
      ...table,
      seats: [{}, {}],
      seed: sha256(`${secret}|${mine}|${other}`),
    } as unknown as TableInfo;
    const seen = [sha256(mine), sha256(other)];
    const holds = (device: Remembered, record = shown) => {
      const proof = prove(played, record, device);
      return proof !== null && fair(proof);
    };

    it('counts what was shown in the last draw', () => {
      expect(contributions(shown, 2)).toEqual([mine, other]);
      expect(holds({ seal: null, seats: [{ seat: 0, contribution: mine, seen }] })).toBe(true);
    });

    it('fails if another seat showed what it had not committed to, or what this device showed is gone', () => {
      const before = [sha256(mine), sha256('something else')];
      expect(holds({ seal: null, seats: [{ seat: 0, contribution: mine, seen: before }] })).toBe(false);
      expect(holds({ seal: null, seats: [{ seat: 0, contribution: 'dropped by the server', seen }] })).toBe(
        false,
      );
    });

    it('fails if it was dealt from the short seed of earlier versions', () => {
      const whole = sha256(`${secret}|${mine}|${other}`);
      const seed = BigInt.asIntN(64, BigInt(`0x${whole.slice(0, 16)}`)).toString();
      expect(prove({ ...played, seed }, shown, nothing)?.seedHolds).toBe(false);
    });

    it('leaves out what a seat sent openly beside a draw', () => {
      const open = shown.map((entry) =>
        entry.type === 'seat-taken' && entry.seat === 1 ? { ...entry, contribution: 'chosen later' } : entry,
      );
      expect(contributions(open.slice(0, 7), 2)).toEqual([mine, '']);
    });

    it('blames nobody if this device was silent', () => {
      expect(holds({ seal: null, seats: [{ seat: 0, contribution: 'never shown' }] })).toBe(true);
    });

    it('forgets what was shown when somebody sits down', () => {
      const off = [...shown.slice(0, 5), { type: 'bot-seated', seat: 1 }];
      expect(contributions(off, 2)).toEqual(['', '']);
    });
  });

  it('says nothing before the end', () => {
    expect(prove({ ...table, secret: null }, record, nothing)).toBeNull();
  });

  it('forgets who left before the start', () => {
    const left = [...record.slice(0, 2), { type: 'seat-left', seat: 0 }];
    expect(contributions(left, 2)).toEqual(['', '']);
  });
});
