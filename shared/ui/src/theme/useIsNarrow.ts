import { useMediaQuery } from '@mantine/hooks';

/** Maximum widths of smaller layouts, in CSS pixels at the usual text size. */
export const breakpoints = { phone: 599, mobile: 959 } as const;

/**
 * A media query in em, like those of the style sheets: a window is too narrow for its text, so that larger text needs a
 * wider one.
 * @param pixels at the usual text size
 */
export const upTo = (pixels: number): string => `(max-width: ${pixels / 16}em)`;

/**
 * Whether the window is as narrow as a phone or an upright tablet. For different behaviour, such as a panel that
 * becomes an overlay and loads nothing until opened; for styles, use a media query.
 * @param width maximum width in pixels at the usual text size
 */
export function useIsNarrow(width: number = breakpoints.mobile): boolean {
  return useMediaQuery(upTo(width), false, { getInitialValueInEffect: false }) === true;
}
