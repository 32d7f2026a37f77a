import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'preferences.language.title': 'Bevorzugte Sprache',
  'preferences.language.offer.language': 'Die Sprache, in der das Portal und seine E-Mails Sie ansprechen.',
  'preferences.language.offer.terms': 'Die Datenschutzerklärung, zum Lesen und Akzeptieren.',
  'preferences.notifications.title': 'Benachrichtigungen',
  'preferences.notifications.offer.types':
    'Über welche Publikationen Sie benachrichtigt werden, nach Art, Anlageklasse und Sprache.',
  'preferences.notifications.offer.subjects':
    'Die Analystinnen und Analysten, Sektoren und Unternehmen, denen Sie folgen.',
};
