/** The guided round. */
import type { Lesson } from '../../../learn/lesson';
import { tell } from '../tell';

const deck =
  'a4* h2 iB h3 h7 a4 h1 a4 a6 d6 d3 iB iT d1 h4 a7 d2* d7 iC h6 a2 h1 a3 iK h3 d4 iK h4 d3 iK* d5* a1* h2 iC a5 a3 h7* a3* h6* a4 h1* a7* d5 a2 d6 d4 a7 h4* iK d4* a1 h3 d6 iT* a1 d1 d4 h5 iC h7 a6 iB* a6* d5 d1* d7* d1 iT a3 d2 a7 h4 h2* h5 iB d3* h5 h7 a2* h5* d2 h1 d7 a6 iT a5* a2 h6 d5 d7 d3 h6 a1 h3* a5 d6* h2 iC* d2 a5';

export const lesson: Lesson = {
  name: 'phantom',
  rules: '/learn/phantom',
  alike: (card) => card,
  told: ['take', 'discard'],
  tell,
  seat: 0,
  record: [
    { lair: 1, game: 'phantom-rummy', seats: ['-', 'Ben'] },
    { deal: { round: 1, starter: 0, deck: deck.split(' ') } },
    { seat: 0, take: 'h4' },
    { seat: 0, lay: ['h2', 'h3', 'h4'], draw: 2 },
    { seat: 1, take: 'a7' },
    { seat: 1, discard: 'a4*' },
    { seat: 0, claim: ['a4', 'a4'] },
    { seat: 0, take: 'd2*' },
    { seat: 0, announce: true },
    { seat: 0, discard: 'a2' },
    { seat: 1, take: 'a3' },
    { seat: 1, discard: 'iB' },
    { seat: 0, out: { sets: [], pair: ['iB', 'iB'], discard: true } },
  ],
};
