/** Where we are. Links are plain <a href>; this makes those within the page quick. */
import { addressOf, pathOf, place } from './place';

let path = $state(pathOf(location));
/** How far down its reader was on the screen that is shown next; what is new begins at its top. */
let depth = 0;

export function currentPath(): string {
  return path;
}

export function currentDepth(): number {
  return depth;
}

export function go(to: string, how: { replace?: boolean } = {}): void {
  depth = 0;
  if (how.replace) history.replaceState(null, '', addressOf(to));
  else {
    history.replaceState({ depth: scrollY }, '');
    history.pushState(null, '', addressOf(to));
  }
  path = pathOf(location);
}

export function startRouter(): void {
  addEventListener('popstate', ({ state }: { state: { depth?: number } | null }) => {
    if (place.alone && /^#[^/]/.test(location.hash)) return; // a place within the screen
    depth = state?.depth ?? 0;
    path = pathOf(location);
  });
  if (place.alone) {
    // Links name screens: they get their real address before they are used in any way.
    for (const use of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(use, ({ target }) => {
        const link = (target as Element | null)?.closest?.('a[href^="/"]');
        link?.setAttribute('href', addressOf(link.getAttribute('href') ?? '/'));
      });
    }
  }
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !isOurs(link, event)) return;
    event.preventDefault();
    go(
      place.alone
        ? (link.getAttribute('href') ?? '/').replace(/^#/, '')
        : link.pathname + link.search + link.hash,
    );
  });
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (modified || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return false;
  if (place.alone) return /^#?\//.test(link.getAttribute('href') ?? '');
  const sameScreen = link.pathname === location.pathname && link.hash !== '';
  return link.origin === location.origin && !link.pathname.startsWith('/api/') && !sameScreen;
}

/** The title of the window; a mark before it says that it is the player's turn. */
export function setTitle(title: string, mark = ''): void {
  document.title = [mark, title, 'Lair'].filter((part) => part !== '').join(' · ');
}

export function setPrivate(hidden: boolean): void {
  const present = document.querySelector('meta[name="robots"]');
  if (!hidden) present?.remove();
  else if (!present) {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
  }
}
