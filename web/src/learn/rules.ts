/** The clauses that a page of rules has, in the order people need them. */
export interface Section {
  name: string;
  clauses: readonly string[];
}

/** C-5.2 is said by the message learn-c-5-2. */
export function messageOf(clause: string): string {
  return clause.toLowerCase().replace('.', '-');
}

export function clauses(chapter: string, ...numbers: number[]): string[] {
  return numbers.map((number) => `${chapter}.${number}`);
}
