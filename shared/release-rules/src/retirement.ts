import { claimOf, type Lead, type ReleasedPage } from '@portal/contract';

type Pages = readonly ReleasedPage[];

/** Retired areas, and what needs their pages in the shell. */
export interface RetirementFacts {
  leads: readonly Lead[];
  retired: Readonly<Record<string, { pages: Pages }>>;
}

/** A page of a retired area that the shell still needs. */
export interface RetirementViolation extends Lead {
  remote: string;
}

export const retirementViolations = ({ leads, retired }: RetirementFacts): RetirementViolation[] =>
  Object.entries(retired).flatMap(([remote, { pages }]) => {
    const claims = new Set(pages.map(({ path }) => claimOf(path)));
    return leads.filter(({ path }) => claims.has(claimOf(path))).map((lead) => ({ remote, ...lead }));
  });

/** The shell's links to an area, which go when it is retired: as subjects of a sentence. */
export const linksTo = (pages: Pages): string[] =>
  pages.flatMap(({ tab, menu }) => [
    ...(tab === undefined ? [] : [`the tab “${tab.label.en}”`]),
    ...(menu === undefined ? [] : [`the menu item “${menu.label.en}”`]),
  ]);
