import { useMediaQuery } from '@mantine/hooks';

/** Widths in CSS pixels up to which a smaller layout holds. */
export const breakpoints = { mobile: 959 } as const;

/**
 * Whether the window is as narrow as a phone or a tablet held upright. For what is another thing there, such as a panel
 * that becomes an overlay and reads nothing before it is opened; for looks alone write a media query.
 * @param upTo the widest window that counts, in pixels
 */
export function useIsNarrow(upTo: number = breakpoints.mobile): boolean {
  return useMediaQuery(`(max-width: ${upTo}px)`, false, { getInitialValueInEffect: false }) === true;
}
