import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'preferences.language.title': 'Bevorzugte Sprache',
  'preferences.language.heading': 'Bitte wählen Sie unten Ihre bevorzugte Portalsprache.',
  'preferences.language.label': 'Portalsprache',
  'preferences.language.failed': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  'preferences.language.loading': 'Ihre Einstellungen werden geladen',
  'preferences.language.couldNotLoad': 'Ihre Einstellungen konnten nicht geladen werden',
  'preferences.language.couldNotLoad.text':
    'Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',

  'preferences.terms.lead':
    'Bevor es weitergeht: Bitte lesen und akzeptieren Sie unsere Datenschutzerklärung.',
  'preferences.terms.policy': 'Datenschutzerklärung',
  'preferences.terms.fullPolicy': 'Vollständige Datenschutzerklärung lesen',
  'preferences.terms.newTab': '(öffnet in einem neuen Tab)',
  'preferences.terms.accept': 'Akzeptieren',

  'preferences.notifications.title': 'Benachrichtigungen',
  'preferences.notifications.offer.types':
    'Über welche Publikationen Sie benachrichtigt werden, nach Art, Anlageklasse und Sprache.',
  'preferences.notifications.offer.subjects':
    'Die Analystinnen und Analysten, Sektoren und Unternehmen, denen Sie folgen.',
};
