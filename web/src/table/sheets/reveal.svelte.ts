/** Things shown one after the other, with time to read each; at once where nothing shall move. */
import { animated } from '../../settings/settings.svelte';

export class Reveal {
  shown = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly pace: number) {}

  /** Begins anew. `each` is told of every thing as it comes. */
  start(count: number, each?: (place: number) => void): void {
    this.stop();
    this.shown = 0;
    if (!animated()) {
      this.shown = count;
      return;
    }
    this.timer = setInterval(() => {
      if (this.shown >= count) return this.stop();
      each?.(this.shown);
      this.shown += 1;
    }, this.pace);
  }

  /** For those who do not want to wait. */
  finish(count: number): void {
    this.stop();
    this.shown = count;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
