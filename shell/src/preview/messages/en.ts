/** Loaded in previews only. */
export const en = {
  'preview.label': 'Preview',
  'preview.what': 'Preview, not in force: {what}',
  'preview.until': 'Proposal {id}, until {day}, {time}',
  'preview.ended': 'This preview has expired. Leave it to see the current version.',
  'preview.leave': 'Leave the preview',
} as const;
