/** The clauses of the page of rules, the cards beside them, and the combinations to build. */
import { clauses, type Section } from '../../../learn/rules';

export const sections: readonly Section[] = [
  { name: 'cards', clauses: clauses('C-1', 1, 2, 3) },
  { name: 'deal', clauses: clauses('C-2', 1, 2, 3, 4) },
  { name: 'bidding', clauses: clauses('C-3', 1, 2, 3, 4, 5, 6, 7) },
  { name: 'prepare', clauses: clauses('C-4', 1, 2) },
  { name: 'play', clauses: clauses('C-5', 1, 2, 3, 4, 5, 6, 7) },
  { name: 'combinations', clauses: clauses('C-6', 15, 16) },
  { name: 'piya', clauses: clauses('C-7', 1, 2) },
  { name: 'scoring', clauses: clauses('C-8', 1, 2, 3, 5) },
  { name: 'editions', clauses: [] },
];

/** The cards beside a clause. */
export const pictures: Readonly<Record<string, readonly string[]>> = {
  'C-1.1': ['7j', '7s', '7p', '7t', 'Hs'],
  'C-1.2': ['2j', '11p'],
  'C-1.3': ['1t', '12s', 'Hp', 'PY', 'CH'],
  'C-5.2': ['5j', '5s', '8p', '8t'],
  'C-5.3': ['7j', '7s', '7p', '7t'],
  'C-7.1': ['8j', '9s', '10p', '11t', 'PY'],
};

/** A kind of combination: an example, and the play to beat on the page where learners build them. */
export interface Kind {
  clause: string;
  kind: string;
  example: readonly string[];
  /** Nothing beats the flight, so it has none. */
  on: readonly string[] | null;
}

const kind = (number: number, name: string, example: string, on: string | null): Kind => ({
  clause: `C-6.${number}`,
  kind: name,
  example: example.split(' '),
  on: on?.split(' ') ?? null,
});

export const kinds: readonly Kind[] = [
  kind(1, 'single', '9j', '12s'),
  kind(2, 'pair', '7j 7s', '11p 11t'),
  kind(3, 'pair-run', '3j 3s 4p 4t 5j 5s', '6j 6s 7p 7t 8j 8p'),
  kind(4, 'triple', 'Hj Hs Hp', '8j 8s 8t'),
  kind(5, 'triple-run', '7j 7s 7p 8j 8s 8t', '4j 4s 4p 5s 5p 5t'),
  kind(6, 'triple-single', '7j 7s 7p 5t', '9j 9s 9t 12p'),
  kind(7, 'triple-pair', '7j 7s 7p 5j 5t', '10j 10p 10t 3s 3p'),
  kind(8, 'triple-run-singles', '7j 7s 7p 8j 8s 8t 3p Ht', '3j 3s 3p 4j 4s 4t 9p 12t'),
  kind(9, 'triple-run-pairs', '7j 7s 7p 8j 8s 8t 3j 3p 5s 5t', '3j 3s 3p 4j 4s 4t 6p 6t 9j 9s'),
  kind(10, 'straight', '8j 9s 10p 11t 12j', '5s 6j 7t 8p 9j 10s'),
  kind(11, 'quad-singles', '7j 7s 7p 7t 2j 10s', '5j 5s 5p 5t 3j 9p'),
  kind(12, 'quad-pairs', '7j 7s 7p 7t 2j 2s 5p 5t', '5j 5s 5p 5t 3j 3s 9p 9t'),
  kind(13, 'trap', '7j 7s 7p 7t', '9j 9s 9p 9t'),
  kind(14, 'flight', 'CH PY', null),
];

/** The next card of a rank that is neither chosen nor on the table, or none. */
export function nextOf(rank: string, taken: readonly string[]): string | undefined {
  const all = rank === 'PY' || rank === 'CH' ? [rank] : ['j', 's', 'p', 't'].map((family) => rank + family);
  return all.find((card) => !taken.includes(card));
}
