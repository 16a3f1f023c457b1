/** Whether single letters do something here. Who speaks to the computer, or slips easily, can turn them off. */
const key = 'lair-chimera-keys';

class KeysOn {
  value = $state(read());

  set(on: boolean): void {
    this.value = on;
    try {
      localStorage.setItem(key, String(on));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}

export const keysOn = new KeysOn();
