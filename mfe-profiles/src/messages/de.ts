import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'profiles.company.title': 'Unternehmensprofil',
  'profiles.company.offer.ratings':
    'Aktien- und Schuldnerratings mit ihrem Verlauf sowie die Einschätzung zur Nachhaltigkeit.',
  'profiles.company.offer.research': 'Das neueste Research zum Unternehmen, nach Anlageklasse.',
  'profiles.company.offer.analysts': 'Die zuständigen Analystinnen und Analysten und ihre Kontaktdaten.',
  'profiles.sector.title': 'Sektorprofil',
  'profiles.sector.offer.coverage': 'Alle abgedeckten Unternehmen des Sektors mit ihren Ratings.',
  'profiles.sector.offer.research': 'Das neueste Research zum Sektor.',
  'profiles.sector.offer.team': 'Das Analystenteam dahinter.',
  'profiles.analyst.title': 'Analystenprofil',
  'profiles.analyst.offer.person': 'Zur Person und wie Sie mit ihr in Kontakt treten.',
  'profiles.analyst.offer.coverage': 'Die abgedeckten Unternehmen mit ihren Ratings.',
  'profiles.analyst.offer.research': 'Das neueste Research der Person.',
};
