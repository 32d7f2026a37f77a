import { claimOf, type ShellLink, type ReleasedPage } from '@portal/contract';

type Pages = readonly ReleasedPage[];

/** Retired areas, and what needs their pages in the shell. */
export interface RetirementFacts {
  shellLinks: readonly ShellLink[];
  retired: Readonly<Record<string, { pages: Pages }>>;
}

/** A page of a retired area that the shell still needs. */
export interface RetirementViolation extends ShellLink {
  remote: string;
}

export const retirementViolations = ({ shellLinks, retired }: RetirementFacts): RetirementViolation[] =>
  Object.entries(retired).flatMap(([remote, { pages }]) => {
    const claims = new Set(pages.map(({ path }) => claimOf(path)));
    return shellLinks.filter(({ path }) => claims.has(claimOf(path))).map((link) => ({ remote, ...link }));
  });

/** The shell's links to an area, which go when it is retired: as subjects of a sentence. */
export const linksTo = (pages: Pages): string[] =>
  pages.flatMap(({ tab, menu }) => [
    ...(tab === undefined ? [] : [`the tab “${tab.label.en}”`]),
    ...(menu === undefined ? [] : [`the menu item “${menu.label.en}”`]),
  ]);
