import type { ScreenPage } from '@portal/router';
import type { en } from './messages/en.ts';

export const pages: readonly ScreenPage<keyof typeof en>[] = [
  {
    path: '/new-area',
    title: 'newArea.start.title',
    tab: {
      label: {
        en: 'New area',
        de: 'Neuer Bereich',
      },
      place: 100,
    },
    screen: () => import('./screens/start/StartScreen.tsx'),
  },
];
