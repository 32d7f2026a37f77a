import { atOwnAddress, mayOpen, type Entitlements } from './entitlements.ts';
import { pages } from './pages.ts';

/** Where a client without access to a page is taken instead, in this order. */
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
 * The address of the first page the client may see, or undefined when there is none. One of a retired area only when no
 * other is left: it explains itself. [G-05] [F-19]
 */
export function firstEntitledPage(
  entitlements: Entitlements,
  isRetired: (path: string) => boolean = () => false,
): string | undefined {
  const open = priority.filter((page) => mayOpen(entitlements, atOwnAddress(page)));
  return (open.find(({ path }) => !isRetired(path)) ?? open[0])?.path;
}
