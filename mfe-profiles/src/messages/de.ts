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
  'profiles.analyst.person': 'Zur Person',
  'profiles.analyst.photo': 'Foto von {name} vergrössern',
  'profiles.analyst.portrait': 'Porträt von {name}',
  'profiles.analyst.team': 'Zum Team',
  'profiles.analyst.coverage': 'Coverage',
  'profiles.analyst.covers':
    '{companies, plural, one {# Unternehmen} other {# Unternehmen}} in {sectors, plural, one {# Sektor} other {# Sektoren}}',
  'profiles.coversNone': 'Hier sind zurzeit keine Unternehmen abgedeckt.',
  'profiles.analyst.sectors': 'Sektoren',
  'profiles.analyst.noResearch':
    'Diese Person hat in letzter Zeit kein Research verfasst. Über die Stichwortsuche finden Sie unser Research.',
  'profiles.analyst.none': 'Dieses Analystenprofil gibt es nicht.',
  'profiles.loading': 'Wird geladen ...',
  'profiles.research': 'Neuestes Research',
  'profiles.seeAll': 'Alle anzeigen',
  'profiles.seeAll.of': 'von {name}',
  'profiles.column.company': 'Unternehmen',
  'profiles.column.sector': 'Sektor',
  'profiles.column.ratings': 'Ratings',
  'profiles.rating.Equity': 'Aktienrating',
  'profiles.rating.Bonds': 'Schuldnerrating',
  'profiles.rating.ESG': 'ESG-Rating',
};
