// Fills a fresh server with what tests/server/upgrade_test.cc looks for: a finished game of Ana, Ben and
// Cleo, one in the middle of its first round, where Ana has reported Ben, and her table for today's deal.
//   node --experimental-websocket make.mjs http://127.0.0.1:8080
// (README.md says when.)
const origin = process.argv[2];
const tokens = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, token: '' }));

async function post(path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/** Sits at the table and plays what is legal until the game is over, or one has made that many moves. */
function play(table, { token }, seat, moves, all) {
  return new Promise((resolve) => {
    const socket = new WebSocket(origin.replace('http', 'ws') + '/ws');
    all.push(socket);
    const end = () => setTimeout(() => all.forEach((each) => each.close()), 300);
    const say = (message) => socket.send(JSON.stringify(message));
    let made = 0;
    let version = 0;
    socket.onopen = () => say({ hello: { v: 1, table, token, legal: true } });
    socket.onclose = () => resolve();
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.table && message.table.you.seat === null) return say({ sit: seat });
      const now = message.table ?? message;
      version = message.table?.version ?? message.v ?? version;
      const free = (now.seats ?? [null]).includes(null);
      if (seat === 0 && !free && (now.status ?? 'open') === 'open') say({ start: true });
      if (now.status === 'over') return end();
      if (now.turn?.next?.includes(seat)) say({ next: true });
      if (!now.turn?.you) return;
      if (made++ >= moves) return end();
      say({ legal: true, id: made });
      socket.addEventListener('message', function answer(event) {
        const { re, legal } = JSON.parse(event.data);
        if (re !== made || !legal) return;
        socket.removeEventListener('message', answer);
        const { seat: _, ...move } = legal.at(made % 2 ? 0 : -1);
        say({ move, v: version });
      });
    };
  });
}

for (const player of tokens) {
  player.token = (await post('/api/me', { name: player.name, token: true })).token;
}
const { phrase } = await post('/api/me/phrase', {}, tokens[0].token);
const tables = [];
for (const moves of [10_000, 3]) {
  const settings = { game: 'chimera', options: { limit: 50 }, clock: null, pause: 0 };
  const { table } = await post('/api/tables', settings, tokens[0].token);
  tables.push(table);
  const all = [];
  await Promise.all(tokens.map((player, seat) => play(table, player, seat, moves, all)));
}
await new Promise((resolve) => {
  const socket = new WebSocket(origin.replace('http', 'ws') + '/ws');
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ hello: { v: 1, table: tables[1], token: tokens[0].token } });
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).table) say({ report: { seat: 1 }, id: 'report' });
    if (JSON.parse(data).re === 'report') socket.close();
  };
  socket.onclose = resolve;
});
const { table: daily } = await post('/api/daily', { game: 'chimera' }, tokens[0].token);
const { token } = tokens[0];
const cleo = tokens[2].token;
console.log(JSON.stringify({ token, phrase, over: tables[0], playing: tables[1], daily, banned: cleo }));
