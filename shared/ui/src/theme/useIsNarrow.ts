import { useMediaQuery } from '@mantine/hooks';

/** Maximum widths of smaller layouts, in CSS pixels. */
export const breakpoints = { mobile: 959 } as const;

/**
 * Whether the window is as narrow as a phone or an upright tablet. For different behaviour, such as a panel that
 * becomes an overlay and loads nothing until opened; for styles, use a media query.
 * @param upTo maximum width in pixels
 */
export function useIsNarrow(upTo: number = breakpoints.mobile): boolean {
  return useMediaQuery(`(max-width: ${upTo}px)`, false, { getInitialValueInEffect: false }) === true;
}
