import type { CoverageTab } from './coverageTabs.ts';

/** The tabs in the address, without duplicates and unknown names. */
function tabsNamed(tabs: readonly CoverageTab[], names: readonly string[]): CoverageTab[] {
  return [...new Set(names)].flatMap((name) => tabs.find((tab) => tab.name === name.trim()) ?? []);
}

/** Returns the first tab in the address, else the first open one, else the first. [C-01] */
export function chosenTab(
  tabs: readonly CoverageTab[],
  { names, isOpen }: { names: readonly string[]; isOpen: (tab: CoverageTab) => boolean },
): CoverageTab | undefined {
  return tabsNamed(tabs, names)[0] ?? tabs.find(isOpen) ?? tabs[0];
}
