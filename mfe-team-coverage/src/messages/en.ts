/** The words of the team directory and the coverage list. */
export const en = {
  'teamCoverage.team.title': 'Team',
  'teamCoverage.team.offer.people': 'The people of research and sales, by desk, with their contact details.',
  'teamCoverage.team.offer.filter': 'Filters by sector, function and currency.',
  'teamCoverage.coverage.title': 'Coverage',
  'teamCoverage.coverage.offer.ratings':
    'Every company we cover, by sector: equity, credit and sustainability ratings with their dates.',
  'teamCoverage.coverage.offer.models': 'The analysts’ models as a download.',
} as const;
