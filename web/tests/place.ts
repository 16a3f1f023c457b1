/** Where things are: the program under test, its port, and the browser. */
import { fileURLToPath } from 'node:url';

export const lair =
  process.env['LAIR'] ?? fileURLToPath(new URL('../../build/release/lair', import.meta.url));
/** The server's data, as seen from web/. */
export const data = '../build/test/page.db';
export const port = Number(process.env['LAIR_TEST_PORT'] ?? 18380);

export const browser = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
