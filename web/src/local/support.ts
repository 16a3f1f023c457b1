/** What this browser lacks for local tables. */

export type Missing = 'worker' | 'simd' | 'storage' | 'module';

/** A module of eight bytes of header and one function that returns a vector of 128 bits. */
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

interface Browser {
  Worker?: unknown;
  WebAssembly?: { validate(bytes: Uint8Array): boolean };
  indexedDB?: unknown;
  navigator?: { locks?: unknown };
}

/** The first thing that is missing; null if local tables work. `module`: the page was built without it. */
export function missing(
  hasModule: boolean,
  browser: Browser = globalThis as unknown as Browser,
): Missing | null {
  if (!browser.Worker || !browser.navigator?.locks) return 'worker';
  if (!browser.WebAssembly?.validate(simdProbe)) return 'simd';
  if (!browser.indexedDB) return 'storage';
  return hasModule ? null : 'module';
}
