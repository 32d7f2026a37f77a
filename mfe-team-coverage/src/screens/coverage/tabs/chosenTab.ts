import type { CoverageTab } from './coverageTabs.ts';

/** The tabs that addresses name, each once. A name that is no tab names none. */
function tabsNamed(tabs: readonly CoverageTab[], names: readonly string[]): CoverageTab[] {
  return [...new Set(names)].flatMap((name) => tabs.find((tab) => tab.name === name.trim()) ?? []);
}

/** The tab that is shown: the first that the address names, else the first that can be opened, else the first. [C-01] */
export function chosenTab(
  tabs: readonly CoverageTab[],
  { names, isOpen }: { names: readonly string[]; isOpen: (tab: CoverageTab) => boolean },
): CoverageTab | undefined {
  return tabsNamed(tabs, names)[0] ?? tabs.find(isOpen) ?? tabs[0];
}
