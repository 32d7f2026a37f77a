import { isEntitled, type Entitlements } from './entitlements.ts';
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

/** The address of the first page the client may see, or undefined when there is none. [G-05] */
export function firstEntitledPage(entitlements: Entitlements): string | undefined {
  return priority.find((page) => isEntitled(entitlements, page.access))?.path;
}
