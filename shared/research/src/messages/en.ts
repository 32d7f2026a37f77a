/** The words of tiles and lists, shown by every area that lists publications. */
export const en = {
  'research.tile.notIncluded': 'This content is not included in your subscription.',
  'research.tile.download': 'Download',
  'research.tile.downloadOf': 'Download: {title}',
  'research.tile.downloadFormatOf': 'Download {format}: {title}',
  'research.tile.tags': 'Tags',
  'research.tile.moreTags': '{count} more tags',
  'research.tile.kind.pdf': 'PDF document',
  'research.tile.kind.image': 'Picture',
  'research.tile.kind.video': 'Video',
  'research.tile.kind.office': 'Office document',
  'research.tile.kind.document': 'Document',
  'research.noAccess.title': 'No access – invalid subscription',
  'research.noAccess.text':
    'This content falls outside your entitlements. Please contact the sales representative of our team:',
  'research.list.count': '{shown} of {max}',
  'research.list.empty':
    "We can't find what you're looking for. Try using a different search term or filter.",
  'research.list.limit': 'Too many publications. Please refine your search.',
  'research.list.end': 'No more publications available.',
  'research.list.failed': 'The publications could not be loaded',
  'research.list.pageFailed': 'Further publications could not be loaded.',
  'research.download.failed': 'The document could not be opened. Please try again.',
} as const;
