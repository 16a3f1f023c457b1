// How quickly the page comes and how well it is made, by Lighthouse (on a phone, as it simulates one):
//   npm run lighthouse [http://127.0.0.1:8080]
// asks a server that runs about its home page and a table, and fails below 95. npx fetches Lighthouse.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

function measure(address) {
  const report = join(folder, 'report.json');
  const options = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json'];
  execFileSync('npx', ['--yes', 'lighthouse@12', server + address, ...options, `--output-path=${report}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { audits, categories } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { title, score, auditRefs } of Object.values(categories)) {
    console.log(`${Math.round(score * 100)}  ${title}`);
    if (score * 100 >= wanted) continue;
    process.exitCode = 1;
    for (const { id } of auditRefs.filter((one) => one.weight > 0 && (audits[one.id].score ?? 1) < 0.9)) {
      console.log(`      ${audits[id].title} ${audits[id].displayValue ?? ''}`);
    }
  }
}

try {
  console.log('home');
  measure('/');
  await browser.request.post('/api/me', { data: { name: 'Ana' } });
  const game = { game: 'chimera', clock: null, level: 'easy' };
  const { table } = await (await browser.request.post('/api/quick', { data: game })).json();
  console.log('table of Chimera');
  measure(`/t/${table}`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
