import { expect, test } from 'vitest';
import { byRank, deck, pick, rankOf, ranksOf } from './cards';

test('the deck has 54 different cards (C-1.1)', () => {
  expect(new Set(deck).size).toBe(54);
  expect(deck.slice(-2)).toEqual(['PY', 'CH']);
});

test('cards stand by rank, Heroes above 12, Pi Ya and the Chimera last (C-1.3)', () => {
  expect(byRank(['CH', 'Hs', '10j', '9t', 'PY', '2p', '2j'])).toEqual([
    '2j',
    '2p',
    '9t',
    '10j',
    'Hs',
    'PY',
    'CH',
  ]);
  expect(['10j', 'Hs', 'PY', 'CH'].map(rankOf)).toEqual(['10', 'H', 'PY', 'CH']);
});

test('cards of the same ranks play alike, whatever their families', () => {
  expect(ranksOf(['8t', '7j', '7s'])).toBe(ranksOf(['7p', '8j', '7t']));
});

test('a play by ranks takes cards of the hand, and none twice', () => {
  expect(pick(['7', '7', 'H'], ['7t', 'Hs', '7j', '9p'])).toEqual(['7j', '7t', 'Hs']);
});
