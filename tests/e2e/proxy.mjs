// One who plays through a proxy with TLS, and tries to be somebody else. Says what is wrong; nothing if all is well.
//   NODE_TLS_REJECT_UNAUTHORIZED=0 node --experimental-websocket proxy.mjs https://cards.example:PORT
// The name is this machine's, whatever the network says.
import dns from 'node:dns';

const origin = process.argv[2];
dns.lookup = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

function expect(what, wanted, got) {
  if (wanted === got) return;
  console.log(`${what}: wanted ${wanted}, got ${got}`);
  process.exitCode = 1;
}

const post = (path, body, headers = {}) =>
  fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });

// The page, and what it needs.
const page = await fetch(origin);
expect('the page', 200, page.status);
const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
expect('its script', 200, (await fetch(origin + script)).status);

// A name of the request comes from the proxy, not from the client.
const named = await fetch(origin + '/api/version', { headers: { 'X-Request-Id': 'forged' } });
const request = named.headers.get('X-Request-Id');
expect(`the proxy names requests (${request})`, true, /^[0-9a-f-]{32,36}$/.test(request));

const me = await post('/api/me', { name: 'Ana' });
const cookie = me.headers.get('Set-Cookie') ?? '';
expect(`a secure cookie (${cookie.replace(/=[0-9a-f]+/, '=…')})`, true, /; Secure/.test(cookie));
const Cookie = cookie.split(';')[0];
const { table } = await (await post('/api/quick', { game: 'chimera', level: 'easy' }, { Cookie })).json();

/** Plays some moves at the table, and counts them. */
function play(headers, wanted) {
  return new Promise((resolve) => {
    const socket = new WebSocket(origin.replace('http', 'ws') + '/ws', { headers });
    const say = (message) => socket.send(JSON.stringify(message));
    let made = 0;
    let version = 0;
    const end = () => resolve(made);
    setTimeout(end, 30_000).unref();
    socket.onerror = end;
    socket.onclose = end;
    socket.onopen = () => say({ hello: { v: 1, table } });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.legal) {
        const { seat: _, ...move } = message.legal.at(-1);
        return say({ move, v: version, id: 'move' });
      }
      if (message.re === 'move' && !message.error && ++made === wanted) return end();
      const now = message.table ?? message;
      version = message.table?.version ?? message.v ?? version;
      if (now.turn?.next?.includes(0)) say({ next: true });
      if (now.turn?.you) say({ legal: true, id: 'legal' });
    };
  });
}
expect('moves over the socket', 3, await play({ Cookie, Origin: origin }, 3));
expect('moves of a page of another site', 0, await play({ Cookie, Origin: 'https://evil.example' }, 1));

// 60 in ten minutes; two were made above.
let refused = 0;
for (let i = 0; i < 70; i++) {
  const made = await post('/api/me', { name: 'Ben' }, { 'X-Forwarded-For': `203.0.113.${i}` });
  if (made.status === 429) refused++;
}
expect('refused, though it claims to be many', 12, refused);
process.exit();
