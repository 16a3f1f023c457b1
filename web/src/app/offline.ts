import { fileAddress } from './place';
import { currentLanguage } from '../words/words.svelte';

/** Starts the service worker once the page has settled, and later lets it fetch what works without a network. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => setTimeout(() => void start(), 3000), { once: true });
  if (document.readyState === 'complete') setTimeout(() => void start(), 3000);
}

/** The player asks for little traffic. Not every browser tells. */
function savesData(): boolean {
  return (globalThis.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

const again = 60_000; // ms

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register(fileAddress('sw.js'));
    const registration = await navigator.serviceWorker.ready;
    setTimeout(
      () => registration.active?.postMessage({ keep: currentLanguage(), local: !savesData() }),
      5000,
    );
  } catch {
    // Without it the page just needs a network; later there may be a better one.
    setTimeout(() => void start(), again);
  }
}
