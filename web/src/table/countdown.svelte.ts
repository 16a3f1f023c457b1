/** The time of whoever decides, counted down for the eye. To be made while a component is set up. */
import { timeGiven } from '../wire/table';
import type { TableStore } from '../wire/table.svelte';

export interface Countdown {
  /** Milliseconds, or null where no clock runs. */
  readonly left: number | null;
  /** From 1 to 0, measured against what there was when the turn began. */
  readonly share: number | null;
  /** Whole seconds, once they are few enough to matter. */
  readonly seconds: number | null;
}

const step = 250;
const few = 20_000;

export function countdown(table: () => TableStore): Countdown {
  let left = $state<number | null>(null);
  const given = $derived.by(() => {
    const { state } = table();
    return state && timeGiven(state);
  });

  $effect(() => {
    if (given === null) {
      left = null;
      return;
    }
    const look = (): void => {
      left = table().timeLeft();
    };
    look();
    const timer = setInterval(look, step);
    return () => clearInterval(timer);
  });

  return {
    get left() {
      return left;
    },
    get share() {
      return left === null || given === null || given <= 0 ? null : Math.min(1, left / given);
    },
    get seconds() {
      return left === null || left > few ? null : Math.ceil(left / 1000);
    },
  };
}
