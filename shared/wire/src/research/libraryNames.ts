/** The research libraries, as named in calls. */
export const libraryNames = [
  'allresearch',
  'equities',
  'bonds',
  'international',
  'markets',
  'real_estate',
] as const;
export type LibraryName = (typeof libraryNames)[number];
