import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, sha256, unhex } from './sha256';

test('the example of the standard', () => {
  expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('bytes of every length around a block', () => {
  for (let length = 0; length < 140; ++length) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('hex there and back', () => {
  expect(hex(unhex('00ff10ab'))).toBe('00ff10ab');
});
