// How quickly the page comes and how well it is made, by Lighthouse (on a phone, as it simulates one):
//   npm run lighthouse [http://127.0.0.1:8080]
// asks a server that runs about its home page, Learn and a table, each fetched for the first time, and fails
// below 95. npx fetches Lighthouse. The machine must have nothing else to do: Lighthouse takes a busy one for
// a slow page, and says with "machine" what it thought of it (a free one of today has 1000 and more).
import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const server = process.argv[2] ?? 'http://127.0.0.1:8080';
const wanted = 95;
const port = 9223; // where Lighthouse finds the browser
const folder = mkdtempSync(join(tmpdir(), 'lair-lighthouse-'));

// A profile of its own, so that the table knows the player by the cookie.
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  baseURL: server,
});

/** Forgets what was fetched, but not who the player is. */
async function forget() {
  const page = browser.pages()[0] ?? (await browser.newPage());
  const tools = await browser.newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await tools.send('Storage.clearDataForOrigin', { origin: server, storageTypes });
  await tools.detach();
}

async function measure(name, address, categories) {
  await forget();
  const report = join(folder, 'report.json');
  const options = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json'];
  // Not waited for in one piece: Playwright has to let the browser's new pages go on.
  await promisify(execFile)('npx', [
    '--yes',
    'lighthouse@12',
    server + address,
    ...options,
    `--output-path=${report}`,
  ]);
  const { audits, environment, ...found } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`${name} (machine ${Math.round(environment.benchmarkIndex)})`);
  for (const { title, score, auditRefs } of categories.map((id) => found.categories[id])) {
    console.log(`${Math.round(score * 100)}  ${title}`);
    if (score * 100 >= wanted) continue;
    process.exitCode = 1;
    for (const one of auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9)) {
      console.log(`      ${audits[one.id].title} ${audits[one.id].displayValue ?? ''}`);
    }
  }
}

const quality = ['performance', 'accessibility', 'best-practices'];
try {
  await measure('home', '/', [...quality, 'seo']);
  await measure('Learn', '/learn', ['seo']);
  await browser.request.post('/api/me', { data: { name: 'Ana' } });
  const game = { game: 'chimera', clock: null, level: 'easy' };
  const { table } = await (await browser.request.post('/api/quick', { data: game })).json();
  await measure('table of Chimera', `/t/${table}`, quality); // tables are kept from search engines
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
