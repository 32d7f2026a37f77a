import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'teamCoverage.team.title': 'Team',
  'teamCoverage.team.offer.people':
    'Die Mitarbeitenden von Research und Verkauf, nach Bereich, mit ihren Kontaktdaten.',
  'teamCoverage.team.offer.filter': 'Filter nach Sektor, Funktion und Währung.',
  'teamCoverage.coverage.title': 'Coverage',
  'teamCoverage.coverage.offer.ratings':
    'Alle abgedeckten Unternehmen nach Sektor: Aktien-, Schuldner- und Nachhaltigkeitsratings mit Datum.',
  'teamCoverage.coverage.offer.models': 'Die Modelle der Analystinnen und Analysten zum Herunterladen.',
};
