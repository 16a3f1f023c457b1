import { lazy, type Game } from '../../game';
import './cards.css';
import { face, names } from './face';
import { rules } from './generated';
import { sayCard } from './names';

const game: Game = {
  id: 'phantom-rummy',
  folder: 'phantom',
  order: 2,
  seats: [2, 3, 4],
  offers: true,
  dealEvent: 'deal',
  glow: 'var(--cinnabar)',
  rules,
  cards: {
    names,
    face,
    back: { figure: 'p-back', color: 'phantom-back' },
    sprite: () => import('./pictures/deck.svg?raw'),
    fan: { cards: ['h1', 'a7', 'd7'], sprite: () => import('./pictures/few.svg?raw') },
    say: sayCard,
  },
  learning: { path: '/learn/phantom', cards: ['h3', 'a5', 'd7*', 'iB', 'iK'], more: [] },
  board: lazy(() => import('./Board.svelte')),
  scorePad: lazy(() => import('./score')),
  replay: lazy(() => import('./replay')),
  statistics: lazy(() => import('./Statistics.svelte')),
};

export default game;
