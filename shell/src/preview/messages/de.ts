import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'preview.label': 'Vorschau',
  'preview.what': 'Vorschau, nicht in Betrieb: {what}',
  'preview.until': 'Vorschlag {id}, bis {day}, {time} Uhr',
  'preview.ended': 'Diese Vorschau ist abgelaufen. Verlassen Sie sie, um die aktuelle Version zu sehen.',
  'preview.leave': 'Vorschau verlassen',
};
