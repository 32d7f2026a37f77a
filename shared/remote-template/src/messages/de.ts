import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'newArea.start.title': 'Neuer Bereich',
  'newArea.start.greeting': 'Schön, dass Sie da sind, {name}.',
  'newArea.start.loading': 'Ihr Name wird geladen',
};
