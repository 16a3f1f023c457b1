/**
 * SHA-256 (FIPS 180-4). The browser's own is there only over HTTPS, and a table in the local network has
 * plain HTTP; its deals shall be as fair.
 */
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point of the n-th root of each of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; ++candidate) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; ++divisor) prime &&= candidate % divisor !== 0;
    if (prime) words[found++] = (candidate ** power % 1) * 2 ** 32;
  }
  return words;
}

const start = roots(8, 1 / 2);
const constants = roots(64, 1 / 3);

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function schedule(block: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  const word = (place: number): number => words[place] as number;
  for (let place = 0; place < 16; ++place) words[place] = block.getUint32(at + place * 4);
  for (let place = 16; place < 64; ++place) {
    const early = word(place - 15);
    const late = word(place - 2);
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[place] = word(place - 16) + first + word(place - 7) + second;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let place = 0; place < 64; ++place) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + (constants[place] as number) + (words[place] as number)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[place] = (state[place] as number) + word;
  }
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = start.slice();
  const view = padded(bytes);
  for (let at = 0; at < view.byteLength; at += 64) compress(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
