import { describe, expect, it } from 'vitest';
import type { Change } from './database';
import { Host } from './host';
import type { LocalModule, Outcome } from './module';

const row = { id: 't', name: 'Ana', game: 'g', status: 'playing' as const, updated: 0, summary: {} };
const outcome: Outcome = { entries: ['[1]'], frames: ['{"v":1}'], due: null, thinks: false };

function hosted(commit: (change: Change) => Promise<void>) {
  const said: string[] = [];
  const module = { ask: () => outcome } as unknown as LocalModule;
  const host = new Host(
    module,
    { commit },
    row,
    4,
    {
      frame: (text) => said.push(text),
      closed: (code, bye) => said.push(`${code} ${bye}`),
    },
    0,
  );
  return { host, said };
}
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('a host', () => {
  it('shows nothing before it is stored', async () => {
    let store = (): void => undefined;
    const stored: Change[] = [];
    const { host, said } = hosted((change) => {
      stored.push(change);
      return new Promise((resolve) => (store = resolve));
    });
    host.message('{}');
    await later();
    expect(stored).toMatchObject([{ table: 't', first: 5, entries: ['[1]'] }]);
    expect(said).toEqual([]);
    store();
    await later();
    expect(said).toEqual(['{"v":1}']);
  });
  it('tells of a full browser, and shows no move that was not stored', async () => {
    const { host, said } = hosted(() => Promise.reject(new DOMException('', 'QuotaExceededError')));
    host.message('{}');
    await later();
    expect(said).toEqual(['4507 local-full']);
  });
  it('gives the table up when another tab has written its log', async () => {
    const { host, said } = hosted(() => Promise.reject(new DOMException('', 'ConstraintError')));
    host.message('{}');
    await later();
    expect(said).toEqual(['4409 local-taken']);
  });
});
