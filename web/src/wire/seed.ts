/**
 * The player's part in the shuffle: a secret seed, of which the server knows only the hash until all have
 * committed. It outlives a reload, or it could not be unveiled then.
 */
import { inTab } from '../settings/kept';
import { hex, sha256, unhex } from './sha256';

export class Seed {
  private key: string;

  constructor(table: string) {
    this.key = `lair-seed-${table}`;
    if (!this.secret()) this.renew();
  }

  commitment(): string {
    return hex(sha256(unhex(this.secret())));
  }

  /** The seed itself. Whoever has unveiled it takes another for the next shuffle. */
  secret(): string {
    return inTab.read(this.key) ?? '';
  }

  /** A table that is made with this seed's commitment has an id only afterwards. */
  belongTo(table: string): void {
    const secret = this.secret();
    inTab.remove(this.key);
    this.key = `lair-seed-${table}`;
    inTab.write(this.key, secret);
  }

  renew(): void {
    inTab.write(this.key, hex(crypto.getRandomValues(new Uint8Array(32))));
  }
}
