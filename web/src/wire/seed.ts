/**
 * The player's part in the shuffle: a secret seed, of which the server knows only the hash until all have
 * committed. It outlives a reload, or it could not be unveiled then.
 */
import { inTab } from '../settings/kept';
import type { Fair } from './messages';
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

  /**
   * Whether it is to be unveiled, or is known to all and good for nothing more. One that was not committed to (by
   * another tab perhaps) is shown to nobody: it is for a later shuffle.
   */
  due(fair: Fair | null | undefined, seat: number | null): 'unveil' | 'renew' | null {
    if (!fair || seat === null) return null;
    if (fair.clients?.[seat] === this.secret()) return 'renew';
    return fair.reveal === true && fair.commits[seat] === this.commitment() ? 'unveil' : null;
  }

  renew(): void {
    inTab.write(this.key, hex(crypto.getRandomValues(new Uint8Array(32))));
  }
}
