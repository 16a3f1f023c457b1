import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { face, names } from './face';

function symbols(): Set<string> {
  const text = readFileSync(new URL('./pictures/deck.svg', import.meta.url), 'utf8');
  return new Set([...text.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ''));
}

describe('a card’s face', () => {
  it('tells red and special copies from plain ones (P-1.6)', () => {
    expect(face('h3*')).toMatchObject({ index: '3', kind: 'human', figure: 'p-h3', red: true });
    expect(face('h3').red).toBe(false);
    expect(face('iT*')).toMatchObject({ index: '', kind: 'item', figure: 'p-iT', red: true });
  });

  it('refuses what is no card', () => {
    for (const name of ['', '0j', '13j', '7x', '7j', 'h8', 'iA', 'PY*', '7j*'])
      expect(() => face(name)).toThrow();
  });

  it('is drawn: every symbol of every card is in its deck’s sprite, and no two cards look the same', () => {
    const faces = names.map(face);
    const drawn = symbols();
    for (const { figure, mark, seal, badge } of faces) {
      for (const symbol of [figure, mark, seal, badge?.figure]) if (symbol) expect(drawn).toContain(symbol);
    }
    expect(new Set(faces.map((one) => JSON.stringify(one))).size).toBe(names.length);
  });

  it('is what the drawings make: the sprites are up to date', () => {
    const draw = fileURLToPath(new URL('./pictures/draw/sprites.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [draw, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
