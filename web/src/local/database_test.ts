import { describe, expect, it } from 'vitest';
import { checksum, wholePart } from './database';

const entry = (number: number, line: string) => ({ table: 't', number, line, sum: checksum(number, line) });

describe('the whole part of a log', () => {
  it('is all of an intact log', () => {
    expect(wholePart([entry(1, '[1]'), entry(2, '[2]')])).toEqual({ lines: ['[1]', '[2]'], damaged: false });
  });
  it('ends before a changed entry', () => {
    const changed = { ...entry(2, '[2]'), line: '[3]' };
    expect(wholePart([entry(1, '[1]'), changed, entry(3, '[3]')])).toEqual({ lines: ['[1]'], damaged: true });
  });
  it('ends before a gap', () => {
    expect(wholePart([entry(1, '[1]'), entry(3, '[3]')])).toEqual({ lines: ['[1]'], damaged: true });
  });
  it('ends before an entry without text', () => {
    expect(wholePart([{ number: 1 }])).toEqual({ lines: [], damaged: true });
  });
});
