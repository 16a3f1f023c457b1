import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../games';
import type { ChimeraRound } from '../games/chimera/score/round';
import type { PhantomRound } from '../games/phantom/score/round';
import { readPads, writePad, type Pad } from './pad';

vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));
beforeAll(() => Promise.all(games.map((game) => game.scorePad?.load())));

const chimera: Pad & { rounds: ChimeraRound[] } = {
  lair_pad: 1,
  game: 'chimera',
  players: ['Ana', 'Ben', 'Cleo'],
  options: { edition: 'de', limit: 400 },
  rounds: [
    {
      bid: 30,
      chimera: 0,
      out: 0,
      traps: 1,
      flight: false,
      idle_hunter: true,
      toads: [2, 0, 0],
      cats: [0, 0, 1],
    },
  ],
  made: 1_763_260_000_000,
};
const phantom: Pad & { rounds: PhantomRound[] } = {
  lair_pad: 1,
  game: 'phantom-rummy',
  players: ['Ana', 'Ben'],
  options: { advanced: true },
  rounds: [
    { out: null },
    { out: 0, laid: 3, item_groups: 0, reds: [{ card: 'h4*', holds: true }], discarder: 1 },
    { out: 1, laid: 2, item_groups: 1, reds: [], discarder: null },
  ],
  made: 0,
};

describe('a pad as a file', () => {
  it('comes back as it was', () => {
    for (const pad of [chimera, phantom, { ...chimera, rounds: [] }]) {
      expect(readPads(writePad(pad))).toEqual([pad]);
    }
  });

  it('is the file of lair score, byte by byte', () => {
    for (const name of ['chimera', 'phantom', 'phantom-advanced']) {
      const text = readFileSync(new URL(`../../../tests/pads/${name}.json`, import.meta.url), 'utf8');
      const pads = readPads(text);
      expect(pads?.map(writePad), name).toEqual([text]);
    }
  });

  it('has nothing in it that is only this browser’s', () => {
    const kept = { ...chimera, id: 'abc' };
    expect(writePad(kept)).not.toContain('abc');
  });

  it('may be a list', () => {
    expect(readPads(JSON.stringify([chimera, phantom]))).toEqual([chimera, phantom]);
  });

  it('may leave out what did not happen', () => {
    const short = { ...chimera, rounds: [{ bid: 20, chimera: 1, out: 2 }] };
    expect(readPads(JSON.stringify(short))?.[0]?.rounds[0]).toEqual({
      bid: 20,
      chimera: 1,
      out: 2,
      traps: 0,
      flight: false,
      idle_hunter: false,
      toads: [0, 0, 0],
      cats: [0, 0, 0],
    });
  });

  it('is refused when it is something else', () => {
    const wrong: unknown[] = [
      null,
      7,
      {},
      { ...chimera, lair_pad: 2 },
      { ...chimera, game: 'whist' },
      { ...chimera, players: ['Ana', 'Ben'] },
      { ...chimera, players: ['Ana', ' ', 'Cleo'] },
      { ...chimera, rounds: [{ bid: '30', chimera: 0, out: 0 }] },
      { ...chimera, rounds: [{ bid: 30, chimera: 0, out: 0, toads: [1, -1, 0] }] },
      { ...phantom, players: ['A', 'B', 'C', 'D', 'E'] },
      { ...phantom, rounds: [{ out: 2, laid: 3, reds: [] }] },
      { ...phantom, rounds: [{ out: 0, laid: 3, reds: 2, turned: 1 }] },
      { ...phantom, rounds: [{ out: 0, laid: 3, reds: [], discarder: 0 }] },
      { ...phantom, options: {}, rounds: [{ out: 0, laid: 3, reds: [] }] },
    ];
    for (const value of wrong) expect(readPads(JSON.stringify(value)), JSON.stringify(value)).toBeNull();
    expect(readPads('not JSON')).toBeNull();
  });
});
