/** The guided round. */
import type { Lesson } from '../../../learn/lesson';
import { rankOf } from '../cards';
import { tell } from '../tell';

const deck =
  '9t 3t 4j 2p 7j 12p 11s 3p CH 5s 2s 11t 11j 10s 4s 12s 8p 5p 6p 6t 4t 8j 7t PY 1j 10t 8s 8t 12j 1p 9j 9s 5j 1t 4p 3s 6s 11p 3j Hs 2j Hj 10p 9p Hp Ht 2t 12t 7s 10j 7p 5t 1s 6j';

export const lesson: Lesson = {
  name: 'chimera',
  rules: '/learn/chimera',
  alike: rankOf,
  told: ['bid', 'played', 'passed'],
  tell,
  seat: 1,
  record: [
    { lair: 1, game: 'chimera', seats: ['Cleo', '-', 'Ben'] },
    { deal: { round: 1, dealer: 0, cut: 32, deck: deck.split(' ') } },
    { seat: 1, bid: 30 },
    { seat: 2, bid: 0 },
    { seat: 0, bid: 0 },
    { seat: 0, give: ['7j'] },
    { seat: 2, give: ['5s'] },
    { seat: 1, play: ['6s', '7s', '8s', 'PY', '10p', '11t'], top: '11' },
    { seat: 2, play: ['7j', '8j', '9j', '10j', '11j', '12s'] },
    { seat: 0, play: [] },
    { seat: 1, play: [] },
    { seat: 2, play: ['11s', '11p'] },
    { seat: 0, play: ['12j', '12t'] },
    { seat: 1, play: ['Hs', 'Ht'] },
    { seat: 2, play: [] },
    { seat: 0, play: [] },
    { seat: 1, play: ['1p', '1t'] },
    { seat: 2, play: [] },
    { seat: 0, play: ['Hj', 'Hp'] },
    { seat: 1, play: ['4j', '4s', '4p', '4t'] },
    { seat: 2, play: [] },
    { seat: 0, play: [] },
    { seat: 1, play: ['12p'] },
    { seat: 2, play: [] },
    { seat: 0, play: [] },
    { seat: 1, play: ['CH'] },
    { seat: 2, play: [] },
    { seat: 0, play: [] },
    { seat: 1, play: ['5j', '5p', '5t', '3s'] },
  ],
};
