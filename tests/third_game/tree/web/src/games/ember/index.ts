import { lazy, type Game } from '../../game';
import './cards.css';
import { face, names, sayCard } from './cards';
import { rules } from './generated';

const sprite = () => import('./pictures/deck.svg?raw');

const game: Game = {
  id: 'ember',
  folder: 'ember',
  order: 3,
  seats: [2, 3, 4],
  offers: false,
  dealEvent: 'dealt',
  glow: 'var(--gold)',
  rules,
  cards: {
    names,
    face,
    back: { figure: 'e-back', color: 'ember-back' },
    sprite,
    fan: { cards: ['1a', '4c', '8s'], sprite },
    say: sayCard,
  },
  board: lazy(() => import('./Board.svelte')),
};

export default game;
