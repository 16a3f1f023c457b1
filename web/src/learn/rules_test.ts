import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byRank as sorted } from '../games/chimera/cards';
import { face as chimeraFace } from '../games/chimera/face';
import {
  kinds,
  nextOf,
  pictures as chimeraPictures,
  sections as chimeraSections,
} from '../games/chimera/learn/rules';
import { face as phantomFace } from '../games/phantom/face';
import { pictures as phantomPictures, sections as phantomSections } from '../games/phantom/learn/rules';
import { messageOf } from './rules';

const catalogue = (name: string) =>
  readFileSync(new URL(`../../../i18n/en/${name}.ftl`, import.meta.url), 'utf8');

describe('the pages of the rules', () => {
  it('have a text for every clause, and a clause for every text', () => {
    for (const [name, sections] of [
      ['chimera/page-learn', [...chimeraSections, { clauses: kinds.map((kind) => kind.clause) }]],
      ['phantom/page-learn', phantomSections],
    ] as const) {
      const shown = sections
        .flatMap((section) => section.clauses)
        .map((clause) => `learn-${messageOf(clause)}`);
      const told = [...catalogue(name).matchAll(/^(learn-[cp]-\d+-\d+) =/gm)].map((found) => found[1]);
      expect(shown.sort()).toEqual(told.sort());
    }
  });

  it('show cards that exist', () => {
    const all = [
      ...Object.values(chimeraPictures),
      ...kinds.flatMap(({ example, on }) => [example, on ?? []]),
    ];
    for (const card of all.flat()) expect(() => chimeraFace(card)).not.toThrow();
    for (const card of Object.values(phantomPictures).flat()) expect(() => phantomFace(card)).not.toThrow();
  });

  it('show each card of Chimera once in a combination', () => {
    for (const { example, on } of kinds) {
      for (const cards of [example, on ?? []]) expect(new Set(cards).size).toBe(cards.length);
    }
  });
});

describe('choosing cards', () => {
  it('takes what is left of a rank', () => {
    expect(nextOf('7', ['7j', '7p'])).toBe('7s');
    expect(nextOf('7', ['7j', '7s', '7p', '7t'])).toBeUndefined();
    expect(nextOf('PY', [])).toBe('PY');
    expect(nextOf('PY', ['PY'])).toBeUndefined();
  });

  it('sorts by rank', () => {
    expect(sorted(['CH', '10j', 'Hs', '2t', 'PY', '2j'])).toEqual(['2j', '2t', '10j', 'Hs', 'PY', 'CH']);
  });
});
