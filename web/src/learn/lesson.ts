/** A guided round: the record of a round that was really played, for one seat to play again. */
import type { RecordLine } from '../rules/module';
import type { Tell } from '../table/log';

export interface Lesson {
  /** The part of the name of its messages (`guide-NAME-1`). */
  name: string;
  /** The address of the game's rules. */
  rules: string;
  /** The learner's. */
  seat: number;
  record: readonly RecordLine[];
  /** A card as far as it matters for a decision: cards that are alike here can replace each other. */
  alike: (card: string) => string;
  /** The events of the other players that are told. */
  told: readonly string[];
  tell: Tell;
}
