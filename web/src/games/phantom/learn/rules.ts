/** The clauses of the page of rules, and the cards beside them. */
import { clauses, type Section } from '../../../learn/rules';

export const sections: readonly Section[] = [
  { name: 'cards', clauses: clauses('P-1', 1, 2, 3, 4) },
  { name: 'sets', clauses: clauses('P-2', 1, 2, 3, 4) },
  { name: 'start', clauses: clauses('P-3', 1, 2) },
  { name: 'turn', clauses: clauses('P-4', 1, 2, 3, 4, 5) },
  { name: 'discard', clauses: clauses('P-5', 1, 2, 3, 4) },
  { name: 'out', clauses: clauses('P-6', 1, 2, 3, 4) },
  { name: 'scoring', clauses: clauses('P-7', 1, 2, 3, 4) },
  { name: 'advanced', clauses: clauses('P-8', 1, 2, 3, 4, 5) },
  { name: 'options', clauses: [] },
];

/** The cards beside a clause. */
export const pictures: Readonly<Record<string, readonly string[]>> = {
  'P-1.1': ['h3', 'a3', 'd3', 'd3*'],
  'P-1.2': ['iB', 'iC', 'iK', 'iT', 'iT*'],
  'P-2.1': ['iC', 'iC'],
  'P-2.2': ['a4', 'a4', 'a4*'],
  'P-2.3': ['d5', 'd6', 'd7'],
  'P-6.1': ['h1', 'h2', 'h3', 'a4', 'a4', 'a4*', 'iB', 'iB'],
};
