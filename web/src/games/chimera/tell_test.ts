import { expect, test, vi } from 'vitest';
import { sayAction, tell } from './tell';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string, args: Record<string, unknown> = {}) =>
    [
      id,
      ...Object.values(args).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    ].join(' '),
}));

const listener = { own: 0, name: (seat: number): string => ['Ana', 'Ben', 'Cleo'][seat] ?? '' };

test('every event that somebody can see is told', () => {
  const events = [
    { event: 'dealt', round: 1, dealer: 0, face_up: '4s', holder: 1 },
    { event: 'bid', seat: 0, bid: 20, forced: true },
    { event: 'thrown-in' },
    { event: 'contract', chimera: 1, bid: 30 },
    { event: 'den', seat: 1, cards: ['1j'] },
    { event: 'gave', seat: 0, cards: ['1j'] },
    { event: 'got', seat: 0, cards: ['2j'] },
    { event: 'swapped' },
    { event: 'played', seat: 0, cards: ['7j', '7s'], kind: 'pair', top: '7' },
    { event: 'passed', seat: 2 },
    { event: 'trick', seat: 0, cards: ['7j', '7s'] },
    { event: 'scored', round: 1, out: 0, points: [0, 0, 0], totals: [0, 0, 0] },
    { event: 'ended', seat: 0 },
  ];
  for (const event of events) expect(tell(event, listener, [])?.text).toBeTruthy();
  expect(tell({ event: 'hand', seat: 0, cards: [] }, listener, [])).toBeNull();
});

test('a trick with treasure says how much', () => {
  expect(tell({ event: 'trick', seat: 2, cards: ['2j', '11j'] }, listener, [])?.text).toBe(
    'event-chimera-trick 1 Cleo 15',
  );
  expect(tell({ event: 'trick', seat: 2, cards: ['3j'] }, listener, [])?.text).toBe(
    'event-chimera-trick 1 Cleo 0',
  );
});

test('attached cards are named, what the kind says already is not', () => {
  const full = { event: 'played', seat: 0, cards: ['7j', '7s', '7p', 'Hj'], kind: 'triple-single', top: '7' };
  expect(tell(full, listener, [])?.text).toContain('7 7 7 rank-hero');
  const pair = { event: 'played', seat: 0, cards: ['7j', '7s'], kind: 'pair', top: '7' };
  expect(tell(pair, listener, [])?.text).not.toContain('7 7');
});

test('a forced bid is called so', () => {
  expect(tell({ event: 'bid', seat: 1, bid: 20, forced: true }, listener, [])?.text).toBe(
    'event-chimera-forced 1 Ben',
  );
  expect(sayAction({ what: 'bid', bid: 30 })).toBe('c-did-bid 30');
});

test('the listener is told apart from the others', () => {
  expect(tell({ event: 'passed', seat: 0 }, listener, [])?.text).toBe('event-chimera-pass 0 Ana');
  const contract = { event: 'contract', chimera: 1, bid: 30 };
  expect(tell(contract, listener, [])?.text).toBe('event-chimera-contract hunter Ben 30 Ana, Cleo Cleo');
  expect(tell({ event: 'got', seat: 2, cards: ['2j'] }, listener, [])).toBeNull();
});
