/** A wire between a browser and the server that can be cut and mended. */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { port } from './place.ts';

export class Wire {
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private readonly server = createServer((near) => {
    if (this.isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.ends.delete(end);
        other.destroy();
      });
    }
    return near;
  });

  /** Its own address, to be used instead of the server's. */
  async lay(): Promise<string> {
    await new Promise<void>((laid) => this.server.listen(0, '127.0.0.1', laid));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  remove(): void {
    this.cut();
    this.server.close();
  }
}
