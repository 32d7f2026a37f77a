import type { TabProblem } from '@portal/research';
import type { Permissions } from '@portal/wire-profiles';
import { companyTabs, requestedTab, type CompanyTab, type CompanyTabName } from './companyTabs.ts';

export type TabResearch = 'loading' | 'some' | 'none' | 'failed';

export type TabState = 'open' | 'loading' | 'noAccess' | 'noResearch' | 'alone';

export interface TabReads {
  /** Undefined while loading. */
  permissions: Permissions | undefined;
  research: Readonly<Record<CompanyTabName, TabResearch>>;
}

/** Tabs missing from the permissions are allowed, as in the portal's map of tabs. [P-05] */
const isAllowed = ({ access }: CompanyTab, permissions: Permissions) => permissions[access] !== false;

/** Research that failed to load does not count as missing. */
function stateOf(tab: CompanyTab, { permissions, research }: TabReads): TabState {
  const known = research[tab.name];
  if (permissions === undefined || known === 'loading') return 'loading';
  if (!isAllowed(tab, permissions)) return 'noAccess';
  return known === 'none' ? 'noResearch' : 'open';
}

/** Overview cannot be chosen if it is the only tab left. */
function overviewState(own: TabState, others: readonly TabState[]): TabState {
  if (own === 'noAccess' || others.includes('open')) return own;
  return others.includes('loading') ? 'loading' : 'alone';
}

/** Whether each tab can be chosen. [P-01] [P-05] */
export function tabStates(reads: TabReads): { tab: CompanyTab; state: TabState }[] {
  const [overview, ...others] = companyTabs;
  const known = others.map((tab) => ({ tab, state: stateOf(tab, reads) }));
  const state = overviewState(
    stateOf(overview, reads),
    known.map((other) => other.state),
  );
  return [{ tab: overview, state }, ...known];
}

const closed = { noAccess: 'noAccess', noResearch: 'empty' } as const;

/** What an address named in vain: unknown tabs, and the tab that another stands for. [P-01] */
export function problemsOf(search: string, shown: CompanyTab, reads: TabReads): TabProblem[] {
  const { requested, isNamed, problems } = requestedTab(search);
  const state = stateOf(requested, reads);
  if (!isNamed || requested === shown || state === 'open' || state === 'loading' || state === 'alone')
    return problems;
  return [...problems, { kind: closed[state], name: requested.name }];
}

/** The tab to show, or where the reader goes instead. */
export type Standing = CompanyTab | 'home' | 'unentitled';

/**
 * Decides what to show once permissions and all research have settled; undefined before. The requested tab if open;
 * else Overview if allowed (it needs no research); else home. If Overview was requested without access, the first open
 * tab. Without access to any tab: 'unentitled'. [P-01] [P-05]
 */
export function tabToShow(requested: CompanyTab, reads: TabReads): Standing | undefined {
  const { permissions, research } = reads;
  if (permissions === undefined || Object.values(research).includes('loading')) return undefined;
  if (!companyTabs.some((tab) => isAllowed(tab, permissions))) return 'unentitled';
  const [overview, ...others] = companyTabs;
  const isOpen = (tab: CompanyTab) => stateOf(tab, reads) === 'open';
  if (requested !== overview && isOpen(requested)) return requested;
  if (isAllowed(overview, permissions)) return overview;
  return (requested === overview ? others.find(isOpen) : undefined) ?? 'home';
}
