/** The way to a table: a socket to a server, or the worker of local tables. Both carry the same messages. */
import { isLocal } from '../local/calls';
import { fileAddress } from '../app/place';

export interface CarrierOwner {
  opened(): void;
  heard(text: string): void;
  /** With a close code of docs/protocol.md. */
  closed(code: number): void;
}

export interface Carrier {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

class SocketCarrier implements Carrier {
  private readonly socket = new WebSocket(fileAddress('ws').replace(/^http/, 'ws'));

  constructor(owner: CarrierOwner) {
    this.socket.onopen = () => owner.opened();
    this.socket.onmessage = (event: MessageEvent<string>) => owner.heard(event.data);
    this.socket.onclose = (event) => owner.closed(event.code);
  }
  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }
  send(text: string): void {
    this.socket.send(text);
  }
  close(): void {
    this.socket.close(1000);
  }
}

/** The code of local tables is fetched when it is needed. */
class LateCarrier implements Carrier {
  private carrier: Carrier | null = null;
  private over = false;

  constructor(table: string, owner: CarrierOwner) {
    void import('../local/carrier').then(
      ({ LocalCarrier }) => {
        if (!this.over) this.carrier = new LocalCarrier(table, owner);
      },
      () => owner.closed(1006),
    );
  }
  get open(): boolean {
    return this.carrier?.open ?? false;
  }
  send(text: string): void {
    this.carrier?.send(text);
  }
  close(): void {
    this.over = true;
    this.carrier?.close();
  }
}

export function openCarrier(table: string, owner: CarrierOwner): Carrier {
  return isLocal(table) ? new LateCarrier(table, owner) : new SocketCarrier(owner);
}
