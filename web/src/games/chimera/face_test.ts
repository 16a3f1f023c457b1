import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deck } from './cards';
import { face } from './face';

function symbols(): Set<string> {
  const text = readFileSync(new URL('./pictures/deck.svg', import.meta.url), 'utf8');
  return new Set([...text.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ''));
}

describe('a card’s face', () => {
  it('has its rank, family and picture (C-1.4)', () => {
    expect(face('7j')).toMatchObject({
      index: '7',
      family: 'jade',
      mark: 'c-jade',
      figure: 'c-7',
      full: false,
    });
    expect(face('12t')).toMatchObject({ index: '12', family: 'star', figure: 'c-12' });
    expect(face('Hs')).toMatchObject({ index: 'H', family: 'sword', figure: 'c-Hs' });
  });

  it('fills the card for Pi Ya and the Chimera', () => {
    expect(face('PY')).toMatchObject({ index: 'P', family: null, figure: 'c-PY', full: true, color: 'piya' });
    expect(face('CH')).toMatchObject({
      index: 'C',
      family: null,
      figure: 'c-CH',
      full: true,
      color: 'chimera',
    });
  });

  it('carries the treasure: 60 points in the deck (C-1.2)', () => {
    const coins = deck.map((name) => face(name).coin ?? 0);
    expect(coins.reduce((sum: number, coin) => sum + coin, 0)).toBe(60);
    expect(face('2p').coin).toBe(10);
    expect(face('11s').coin).toBe(5);
    expect(face('12s').coin).toBeNull();
  });

  it('refuses what is no card', () => {
    for (const name of ['', '0j', '13j', '7x', 'h8', 'h3', 'iA', 'PY*', '7j*'])
      expect(() => face(name)).toThrow();
  });

  it('is drawn: every symbol of every card is in its deck’s sprite, and no two cards look the same', () => {
    const faces = deck.map(face);
    const drawn = symbols();
    for (const { figure, mark, seal, badge } of faces) {
      for (const symbol of [figure, mark, seal, badge?.figure]) if (symbol) expect(drawn).toContain(symbol);
    }
    expect(new Set(faces.map((one) => JSON.stringify(one))).size).toBe(deck.length);
  });

  it('is what the drawings make: the sprites are up to date', () => {
    const draw = fileURLToPath(new URL('./pictures/draw/sprites.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [draw, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
