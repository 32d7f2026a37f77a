export const en = {
  'libraries.highlights.name': "Today's Highlights",
  'libraries.highlights.empty':
    'Sorry, no content has been published today. Older publications can be found using the "Keyword Search".',
  'libraries.highlights.dmo': "Download today's DMO",
  'libraries.highlights.dmo.name': 'Daily Market Opinion',
  'libraries.highlights.dmo.notPublished':
    "Today's Daily Market Opinion hasn't been published yet. Please try again later.",
  'libraries.highlights.dmo.unavailable': 'The Daily Market Opinion is not available at the moment.',
  'libraries.preview.name': 'Document preview',
  'libraries.preview.frame': 'Preview: {title}',
  'libraries.preview.download': 'Download',
  'libraries.equities': 'Equities',
  'libraries.fixedIncome': 'Fixed Income',
  'libraries.international': 'International',
  'libraries.markets': 'Markets',
  'libraries.realEstate': 'Real Estate',
  'libraries.allResearch': 'All Research',
  'libraries.results': 'Results for “{term}”',
} as const;
