/** QR codes after ISO/IEC 18004: bytes, error correction M, versions 1 to 10. Enough for any invitation link. */

const CHECK_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL_M = 0;

type Grid = boolean[][];

function modules(version: number): number {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    count -= (25 * marks - 10) * marks - 55;
    if (version >= 7) count -= 36;
  }
  return count;
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index}`);
  return value;
}

function dataBytes(version: number): number {
  return (modules(version) >> 3) - at(CHECK_PER_BLOCK, version - 1) * at(BLOCKS, version - 1);
}

// ---------------------------------------------------------------- error correction

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function divisor(degree: number): number[] {
  const result = new Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      result[j] = times(at(result, j), root) ^ (result[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], by: number[]): number[] {
  const result = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    by.forEach((coefficient, i) => (result[i] = at(result, i) ^ times(coefficient, factor)));
  }
  return result;
}

function withChecks(data: number[], version: number): number[] {
  const blocks = at(BLOCKS, version - 1);
  const checks = at(CHECK_PER_BLOCK, version - 1);
  const raw = modules(version) >> 3;
  const short = Math.floor(raw / blocks) - checks;
  const shortBlocks = blocks - (raw % blocks);
  const by = divisor(checks);
  const parts: { data: number[]; check: number[] }[] = [];
  for (let i = 0, from = 0; i < blocks; i++) {
    const part = data.slice(from, (from += short + (i < shortBlocks ? 0 : 1)));
    parts.push({ data: part, check: remainder(part, by) });
  }
  const result: number[] = [];
  for (let i = 0; i <= short; i++) {
    for (const part of parts) if (i < part.data.length) result.push(at(part.data, i));
  }
  for (let i = 0; i < checks; i++) for (const part of parts) result.push(at(part.check, i));
  return result;
}

// ---------------------------------------------------------------- drawing

class Drawing {
  readonly size: number;
  readonly dark: Grid;
  readonly fixed: Grid;

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.#patterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) {
      at(this.dark, y)[x] = dark;
      at(this.fixed, y)[x] = true;
    }
  }

  #patterns(): void {
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const) {
      for (let dy = -4; dy <= 4; dy++) {
        for (let dx = -4; dx <= 4; dx++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.#set(x + dx, y + dy, ring !== 2 && ring !== 4);
        }
      }
    }
    const marks = this.#alignment();
    const last = marks.length - 1;
    marks.forEach((x, i) =>
      marks.forEach((y, j) => {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++)
            this.#set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }),
    );
    this.format(0);
    this.#versionBits();
  }

  #alignment(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.floor((this.version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
    const result = [6];
    for (let i = 0, pos = this.size - 7; i < count - 1; i++, pos -= step) result.splice(1, 0, pos);
    return result;
  }

  format(mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.#set(8, i, bit(i));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#set(8, this.size - 15 + i, bit(i));
    this.#set(8, this.size - 8, true);
  }

  #versionBits(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.#set(a, b, dark);
      this.#set(b, a, dark);
    }
  }

  words(codewords: number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (let j = 0; j < 2; j++) {
          const x = right - j;
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (!at(at(this.fixed, y), x) && i < codewords.length * 8) {
            at(this.dark, y)[x] = ((at(codewords, i >> 3) >> (7 - (i & 7))) & 1) === 1;
            i++;
          }
        }
      }
    }
  }

  mask(kind: number): void {
    const hit = at(MASKS, kind);
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        if (!at(at(this.fixed, y), x) && hit(x, y)) at(this.dark, y)[x] = !at(at(this.dark, y), x);
      }
    }
    this.format(kind);
  }

  /** How badly a scanner would like it. */
  penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => at(row, x)));
    let result = 0;
    for (const line of [...this.dark, ...columns]) result += linePenalty(line);
    let dark = 0;
    this.dark.forEach((row, y) =>
      row.forEach((value, x) => {
        if (value) dark++;
        const below = this.dark[y + 1];
        if (
          below &&
          x + 1 < this.size &&
          value === row[x + 1] &&
          value === below[x] &&
          value === below[x + 1]
        ) {
          result += 3;
        }
      }),
    );
    const total = this.size * this.size;
    return result + Math.floor(Math.abs(dark * 20 - total * 10) / total) * 10;
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function linePenalty(line: boolean[]): number {
  let result = 0;
  for (let from = 0, to = 1; to <= line.length; to++) {
    if (line[to] !== line[from]) {
      if (to - from >= 5) result += to - from - 2;
      from = to;
    }
  }
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  for (let i = 0; i + 11 <= text.length; i++) {
    const part = text.slice(i, i + 11);
    if (part === '10111010000' || part === '00001011101') result += 40;
  }
  return result;
}

// ---------------------------------------------------------------- encoding

function bytesOf(text: string, version: number): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const room = dataBytes(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const result: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    result.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; result.length < dataBytes(version); pad ^= 0xec ^ 0x11) result.push(pad);
  return result;
}

/** The rows of the code, true for dark; without the quiet zone. A mask is chosen unless one is given. */
export function qr(text: string, mask?: number): boolean[][] {
  const length = new TextEncoder().encode(text).length;
  const version = BLOCKS.findIndex((_, k) => length + (k + 1 < 10 ? 2 : 3) <= dataBytes(k + 1)) + 1;
  if (version === 0) {
    throw new RangeError(`a text of ${length} bytes is too long for a code`);
  }
  const codewords = withChecks(bytesOf(text, version), version);
  const draw = (kind: number) => {
    const drawing = new Drawing(version);
    drawing.words(codewords);
    drawing.mask(kind);
    return drawing;
  };
  if (mask !== undefined) {
    return draw(mask).dark;
  }
  const all = MASKS.map((_, kind) => draw(kind));
  return all.reduce((best, next) => (next.penalty() < best.penalty() ? next : best)).dark;
}
