/** The libraries of research, as calls name them. */
export const libraryNames = [
  'allresearch',
  'equities',
  'bonds',
  'international',
  'markets',
  'real_estate',
] as const;
export type LibraryName = (typeof libraryNames)[number];
