import type { Permissions } from '@portal/wire-profiles';
import { companyTabs, type CompanyTab, type CompanyTabName } from './companyTabs.ts';

/** What is known of the research of a tab. */
export type TabResearch = 'loading' | 'some' | 'none' | 'failed';

/** Whether a tab can be chosen, or why not. */
export type TabState = 'open' | 'loading' | 'noAccess' | 'noResearch' | 'alone';

/** What the tabs depend on. */
export interface TabReads {
  /** Undefined while they are not known. */
  permissions: Permissions | undefined;
  research: Readonly<Record<CompanyTabName, TabResearch>>;
}

/** A tab that the permissions do not name is allowed, as in the map of the portal's tabs. [P-05] */
const isAllowed = ({ access }: CompanyTab, permissions: Permissions) => permissions[access] !== false;

/** Research that could not be read is not known to be missing. */
function stateOf(tab: CompanyTab, { permissions, research }: TabReads): TabState {
  const known = research[tab.name];
  if (permissions === undefined || known === 'loading') return 'loading';
  if (!isAllowed(tab, permissions)) return 'noAccess';
  return known === 'none' ? 'noResearch' : 'open';
}

/** Overview cannot be chosen when none of the others can. */
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

/** What becomes of the tab that was asked for: a tab stands, or the reader leaves. */
export type Standing = CompanyTab | 'home' | 'unentitled';

/**
 * Which tab stands, decided when permissions and all research have settled; undefined before. The tab asked for, if it can be shown; else
 * Overview, if that is allowed; else the reader goes home. Overview needs no research; without access to it the first open tab stands.
 * Without access to any, the company is outside of the subscription. [P-01] [P-05]
 */
export function standingTab(asked: CompanyTab, reads: TabReads): Standing | undefined {
  const { permissions, research } = reads;
  if (permissions === undefined || Object.values(research).includes('loading')) return undefined;
  if (!companyTabs.some((tab) => isAllowed(tab, permissions))) return 'unentitled';
  const [overview, ...others] = companyTabs;
  const isOpen = (tab: CompanyTab) => stateOf(tab, reads) === 'open';
  if (asked !== overview && isOpen(asked)) return asked;
  if (isAllowed(overview, permissions)) return overview;
  return (asked === overview ? others.find(isOpen) : undefined) ?? 'home';
}
