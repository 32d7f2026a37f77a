import { atOwnAddress, mayOpen, type Entitlements } from './entitlements.ts';
import { pages } from './pages.ts';

/** Alternatives to a page without access, in order. */
const priority = [
  pages.todaysHighlights,
  pages.equities,
  pages.fixedIncome,
  pages.international,
  pages.markets,
  pages.realEstate,
  pages.team,
  pages.coverage,
];

/**
 * Returns the first page the client may see, if any. Retired areas come last; their pages explain themselves. [G-05]
 * [F-19]
 */
export function firstEntitledPage(
  entitlements: Entitlements,
  isRetired: (path: string) => boolean = () => false,
): string | undefined {
  const open = priority.filter((page) => mayOpen(entitlements, atOwnAddress(page)));
  return (open.find(({ path }) => !isRetired(path)) ?? open[0])?.path;
}
