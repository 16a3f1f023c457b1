/** The two guided rounds: records of rounds that were really played, for one seat to play again. */
import type { RecordLine } from '../rules/module';

export interface Lesson {
  game: 'chimera' | 'phantom';
  /** The learner's. */
  seat: number;
  record: readonly RecordLine[];
}

const chimeraDeck =
  '9t 3t 4j 2p 7j 12p 11s 3p CH 5s 2s 11t 11j 10s 4s 12s 8p 5p 6p 6t 4t 8j 7t PY 1j 10t 8s 8t 12j 1p 9j 9s 5j 1t 4p 3s 6s 11p 3j Hs 2j Hj 10p 9p Hp Ht 2t 12t 7s 10j 7p 5t 1s 6j';
const phantomDeck =
  'a4* h2 iB h3 h7 a4 h1 a4 a6 d6 d3 iB iT d1 h4 a7 d2* d7 iC h6 a2 h1 a3 iK h3 d4 iK h4 d3 iK* d5* a1* h2 iC a5 a3 h7* a3* h6* a4 h1* a7* d5 a2 d6 d4 a7 h4* iK d4* a1 h3 d6 iT* a1 d1 d4 h5 iC h7 a6 iB* a6* d5 d1* d7* d1 iT a3 d2 a7 h4 h2* h5 iB d3* h5 h7 a2* h5* d2 h1 d7 a6 iT a5* a2 h6 d5 d7 d3 h6 a1 h3* a5 d6* h2 iC* d2 a5';

export const chimeraLesson: Lesson = {
  game: 'chimera',
  seat: 1,
  record: [
    { lair: 1, game: 'chimera', seats: ['Cleo', '-', 'Ben'] },
    { deal: { round: 1, dealer: 0, cut: 32, deck: chimeraDeck.split(' ') } },
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

export const phantomLesson: Lesson = {
  game: 'phantom',
  seat: 0,
  record: [
    { lair: 1, game: 'phantom-rummy', seats: ['-', 'Ben'] },
    { deal: { round: 1, starter: 0, deck: phantomDeck.split(' ') } },
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
