/** Widths in CSS pixels up to which a smaller layout holds. */
export const breakpoints = { mobile: 959 } as const;
