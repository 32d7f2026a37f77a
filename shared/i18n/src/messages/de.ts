import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'common.loading': 'Wird geladen...',
  'common.retry': 'Erneut versuchen',
  'common.couldNotLoad': 'Konnte nicht geladen werden',
  'common.tryAgain': 'Erneut versuchen',
  'common.close': 'Schliessen',
  'common.cancel': 'Abbrechen',
  'common.save': 'Speichern',
  'common.submit': 'Absenden',
  'common.back': 'Zurück',
  'common.dismiss': 'Ausblenden',
  'common.loadMore': 'Mehr laden',
  'common.select.placeholder': 'Wählen oder tippen',
  'common.select.none': 'Nichts gefunden',
  'common.select.more': '{more} weitere. Tippen Sie, um sie zu finden.',
  'common.select.found': '{total, plural, one {# Möglichkeit} other {# Möglichkeiten}}',
  'common.select.guidance':
    'Tippen grenzt ein, Pfeiltasten bewegen, die Eingabetaste wählt, Escape schliesst.',
  'common.select.chosen': '{label}, gewählt',
  'common.select.removed': '{label}, nicht mehr gewählt',
  'common.showPassword': 'Passwort anzeigen',
  'common.hidePassword': 'Passwort verbergen',
  'common.capsLock': 'Die Feststelltaste ist aktiviert.',
  'common.backToHighlights': 'Zurück zu den heutigen Highlights',
  'common.beingBuilt.title': 'Dieser Bereich ist im Aufbau',
  'common.beingBuilt.text':
    'Wir arbeiten noch daran. Er steht Ihnen hier zur Verfügung, sobald er bereit ist.',
  'common.requestTimeout': 'Zeitüberschreitung der Anfrage',
  'common.offline':
    'Sie sind offenbar offline. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'common.unreachable':
    'Der Server des Portals ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'common.somethingWrong': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
};
