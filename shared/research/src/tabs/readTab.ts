/** Whether a page's tab can be chosen; `empty`: it has nothing to show. */
export type TabState = 'open' | 'noAccess' | 'empty';

/** A tab in the address that is not the one shown. */
export interface TabProblem {
  kind: 'unknownTab' | Exclude<TabState, 'open'>;
  /** As in the address; of a known tab its own name. */
  name: string;
}

export interface TabReading<Tab> {
  /** Undefined without access to any. */
  tab: Tab | undefined;
  problems: TabProblem[];
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/**
 * Decides which tab of a page an address shows: the first it names, whatever case, if that is open. Otherwise the first
 * open tab, and without any the first that is empty. Any other name in the address is a problem. [C-01] [C-04] [P-01] [P-03]
 * @param names the values of the page's parameter, in order
 */
export function readTab<Tab extends { name: string }>(
  tabs: readonly Tab[],
  names: readonly string[],
  stateOf: (tab: Tab) => TabState,
): TabReading<Tab> {
  const problems: TabProblem[] = [];
  let named: Tab | undefined;
  for (const name of new Set(names)) {
    const known = tabs.find((tab) => same(name, tab.name));
    named ??= known;
    if (known === undefined && name.trim() !== '') problems.push({ kind: 'unknownTab', name });
  }
  const state = named && stateOf(named);
  if (named !== undefined && state === 'open') return { tab: named, problems };
  if (named !== undefined && state !== undefined && state !== 'open')
    problems.push({ kind: state, name: named.name });
  const open = tabs.find((tab) => stateOf(tab) === 'open');
  if (open !== undefined) return { tab: open, problems };
  // An empty tab says itself that it has nothing.
  if (state === 'empty') return { tab: named, problems: problems.filter(({ kind }) => kind !== 'empty') };
  return { tab: tabs.find((tab) => stateOf(tab) === 'empty'), problems };
}
