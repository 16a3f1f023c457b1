/** How long a game goes on. The options say it; where they are silent, the number of players does (P-7.4). */
import type { Options } from '../../wire/messages';

export interface Goal {
  rounds: number;
  points: number;
}

const usual: Record<number, Goal> = {
  2: { rounds: 6, points: 24 },
  3: { rounds: 6, points: 18 },
  4: { rounds: 8, points: 12 },
};

export function goalOf(options: Options, seats: number): Goal {
  const { rounds, points } = usual[seats] ?? { rounds: 6, points: 18 };
  return { rounds: Number(options['rounds'] ?? rounds), points: Number(options['points'] ?? points) };
}
