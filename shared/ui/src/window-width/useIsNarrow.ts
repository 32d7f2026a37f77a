import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../theme/breakpoints.ts';

const narrow = `(max-width: ${breakpoints.mobile}px)`;

/**
 * Whether the window is as narrow as a phone or a tablet held upright. For what is another thing there, such as a panel
 * that becomes an overlay and reads nothing before it is opened; for looks alone write a media query.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrow, false, { getInitialValueInEffect: false }) === true;
}
