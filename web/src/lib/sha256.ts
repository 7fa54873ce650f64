/** SHA-256 (FIPS 180-4). The browser's own is missing on plain HTTP, where people also want to check a shuffle. */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((p) => n % p !== 0)) found.push(n);
  }
  return found;
}

const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const PRIMES = primes(64);
const ROUND = Uint32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, (bytes.length << 3) >>> 0);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const w = new Uint32Array(64);
  const word = (i: number) => w[i] as number;
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = word(i - 15);
    const b = word(i - 2);
    w[i] =
      word(i - 16) +
      (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
      word(i - 7) +
      (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  return w;
}

/** The hash of a text, in lower case hexadecimal. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(START);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    const w = schedule(view, offset);
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const one =
        h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (ROUND[i] as number) +
        (w[i] as number);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] as number) + value));
  }
  return Array.from(hash, (value) => value.toString(16).padStart(8, '0')).join('');
}
