import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/settings',
    title: 'settings-title',
    words: ['page-settings'],
    load: () => import('./SettingsPage.svelte'),
    link: { name: 'settings', icon: 'settings', order: 80 },
  },
];
