import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepForOffline } from './app/offline';
import { startRouter } from './app/router.svelte';
import './look/tokens.css';
import './look/base.css';
import './cards/display.css';
import { followOtherTabs, settings, show } from './settings/settings.svelte';
import { needWords, switchLanguage } from './words/words.svelte';

show();
followOtherTabs();
startRouter();
if (settings.language !== 'system') await switchLanguage(settings.language);
await needWords(['page-common']);

const place = document.getElementById('app');
if (place) mount(App, { target: place });
keepForOffline();
