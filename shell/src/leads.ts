import { pages, type Lead } from '@portal/contract';
import { en } from './messages/en.ts';

const needed = (path: string, from: string): Lead => ({ path, from, whenRetired: 'needed' });
const hidden = (path: string, kind: string, message: keyof typeof en): Lead => ({
  path,
  from: `the ${kind} “${en[message]}”`,
  whenRetired: 'hidden',
});

/** Pages the shell links to, recorded by the build for `pnpm release retire`. Runs in Node: import no browser code. */
export const leads: readonly Lead[] = [
  needed(pages.login.path, 'the way of every visitor who is signed out'),
  needed(pages.home.path, 'the logo'),
  needed(pages.preferredLanguage.path, 'the way of every client who has not accepted the terms'),
  needed(pages.allResearch.path, 'the search of the header'),
  hidden(pages.todaysHighlights.path, 'tab', 'shell.tabs.todaysHighlights'),
  hidden(pages.equities.path, 'tab', 'shell.tabs.equity'),
  hidden(pages.fixedIncome.path, 'tab', 'shell.tabs.fixedIncome'),
  hidden(pages.international.path, 'tab', 'shell.tabs.international'),
  hidden(pages.markets.path, 'tab', 'shell.tabs.markets'),
  hidden(pages.realEstate.path, 'tab', 'shell.tabs.realEstate'),
  hidden(pages.team.path, 'tab', 'shell.tabs.team'),
  hidden(pages.coverage.path, 'tab', 'shell.tabs.coverage'),
  hidden(pages.recentlyRead.path, 'menu item', 'shell.header.recentlyRead'),
  hidden(pages.notificationCentre.path, 'menu item', 'shell.header.notificationCentre'),
  hidden(pages.mySubscription.path, 'menu item', 'shell.header.mySubscription'),
  hidden(pages.changePassword.path, 'menu item', 'shell.header.changePassword'),
];
