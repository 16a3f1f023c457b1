/** What this browser keeps for the page. One that refuses is no obstacle: then it lasts as long as the page. */
export class Kept {
  private readonly instead = new Map<string, string>();

  /** Asking for the storage may itself be refused, hence the function. */
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    if (this.instead.has(key)) return this.instead.get(key) ?? null;
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  /** Answers whether it outlasts the page. */
  write(key: string, value: string): boolean {
    try {
      this.storage().setItem(key, value);
      this.instead.delete(key);
      return true;
    } catch {
      this.instead.set(key, value);
      return false;
    }
  }

  remove(key: string): void {
    this.instead.delete(key);
    try {
      this.storage().removeItem(key);
    } catch {
      // Then nothing was kept.
    }
  }
}

/** For all tabs, until the player deletes it. */
export const inBrowser = new Kept(() => localStorage);
/** For this tab, until it is closed. */
export const inTab = new Kept(() => sessionStorage);
