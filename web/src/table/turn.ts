/** Calls a player who looks elsewhere: a sound, and a notification if they wish. */
import { sound } from '../look/sound';
import { settings } from '../settings/settings.svelte';

export function callToTurn(text: string): void {
  sound('turn');
  if (!settings.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const note = new Notification(text, { icon: '/icon-192.png', tag: 'lair-turn' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; the title and the sound remain.
  }
}
