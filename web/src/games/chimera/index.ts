import { lazy, type Game } from '../../game';
import './cards.css';
import { deck } from './cards';
import { face } from './face';
import { rules } from './generated';
import { sayCard } from './names';

const sprite = () => import('./pictures/deck.svg?raw');

const game: Game = {
  id: 'chimera',
  folder: 'chimera',
  order: 1,
  seats: [3],
  offers: false,
  dealEvent: 'dealt',
  glow: 'var(--gold)',
  rules,
  cards: {
    names: deck,
    face,
    back: { figure: 'c-back', color: 'chimera-back' },
    sprite,
    fan: { cards: ['8s', '12t', 'CH'], sprite },
    say: sayCard,
  },
  learning: {
    path: '/learn/chimera',
    cards: ['7j', 'Hs', '2p', 'PY', 'CH'],
    more: [{ path: '/learn/combinations', label: 'learn-combinations' }],
  },
  board: lazy(() => import('./Board.svelte')),
  scorePad: lazy(() => import('./score')),
  replay: lazy(() => import('./replay')),
  statistics: lazy(() => import('./Statistics.svelte')),
};

export default game;
