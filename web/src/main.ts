import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepForOffline } from './app/offline';
import { currentPath, startRouter } from './app/router.svelte';
import { prepare } from './app/screens';
import './look/tokens.css';
import './look/base.css';
import './cards/display.css';
import { followOtherTabs, settings, show } from './settings/settings.svelte';
import { needWords, switchLanguage } from './words/words.svelte';

show();
followOtherTabs();
startRouter();
if (settings.language !== 'system') await switchLanguage(settings.language);
// Together, as every fetch after another costs a slow network its whole delay.
await Promise.all([needWords(['page-common']), prepare(currentPath())]);

const place = document.getElementById('app');
if (place) {
  place.replaceChildren();
  mount(App, { target: place });
}
keepForOffline();
