/** The words of the profiles of companies, sectors and analysts. */
export const en = {
  'profiles.company.title': 'Company profile',
  'profiles.company.offer.ratings':
    'Equity and credit ratings with their history, and the view on sustainability.',
  'profiles.company.offer.research': 'The latest research on the company, by asset class.',
  'profiles.company.offer.analysts': 'The analysts who cover it, and how to reach them.',
  'profiles.sector.title': 'Sector profile',
  'profiles.sector.offer.coverage': 'Every company of the sector that is covered, with its ratings.',
  'profiles.sector.offer.research': 'The latest research on the sector.',
  'profiles.sector.offer.team': 'The team of analysts behind it.',
  'profiles.analyst.title': 'Analyst profile',
  'profiles.analyst.offer.person': 'Who the analyst is, and how to get in touch.',
  'profiles.analyst.offer.coverage': 'The companies the analyst covers, with their ratings.',
  'profiles.analyst.offer.research': 'The analyst’s latest research.',
} as const;
