import { describe, expect, it } from 'vitest';
import { missing } from './support';

const whole = {
  Worker: {},
  WebAssembly: { validate: (bytes: Uint8Array) => WebAssembly.validate(bytes as BufferSource) },
  indexedDB: {},
  navigator: { locks: {} },
};

describe('what a browser lacks for local tables', () => {
  it('is nothing in a browser of today', () => expect(missing(true, whole)).toBeNull());
  it('is named', () => {
    expect(missing(true, { ...whole, Worker: undefined })).toBe('worker');
    expect(missing(true, { ...whole, navigator: {} })).toBe('worker');
    expect(missing(true, { ...whole, WebAssembly: { validate: () => false } })).toBe('simd');
    expect(missing(true, { ...whole, indexedDB: undefined })).toBe('storage');
    expect(missing(false, whole)).toBe('module');
  });
});
