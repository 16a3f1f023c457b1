/** Every screen that needs nothing but its address. */
export const addresses = [
  '/',
  '/new',
  '/games',
  '/learn',
  '/learn/chimera',
  '/learn/phantom',
  '/learn/combinations',
  '/learn/chimera/first',
  '/learn/phantom/first',
  '/replay',
  '/score',
  '/settings',
  '/about',
  '/no-such-screen',
];
