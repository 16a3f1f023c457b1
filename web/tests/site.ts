/** The page as `lair site` writes it, served by a plain server of files below a path. */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { lair } from './place.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export class Site {
  readonly address: string;
  private constructor(
    private readonly folder: string,
    private readonly server: Server,
  ) {
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/path/`;
  }

  static async start(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'lair-site-'));
    const written = spawnSync(lair, ['site', join(folder, 'some/path')]);
    expect(written.status, written.stderr.toString()).toBe(0);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Site(folder, server);
  }

  /** Nothing answers at its address any more. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Until the service worker has everything that a game here needs. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const kept = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          );
          return kept.flat().filter((url) => /\.net$|lair-local.*\.wasm$/.test(url)).length;
        }),
      { timeout: 60_000 },
    )
    .toBe(3);
}

/** Bots decide at once, so that tests do not wait. */
export async function withoutPace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('lair-settings', JSON.stringify({ pace: 'instant', level: 'easy' }));
  });
}
