import { pages, type Lead } from '@portal/contract';
import { en } from './messages/en.ts';

const needed = (path: string, from: string): Lead => ({ path, from, whenRetired: 'needed' });
const hidden = (path: string, kind: string, message: keyof typeof en): Lead => ({
  ...{ path, from: `the ${kind} “${en[message]}”` },
  whenRetired: 'hidden',
});

/**
 * Pages that the shell leads to by itself. The build records them, and `pnpm release retire` goes by them. It runs in
 * Node, so it imports nothing that needs a browser.
 */
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
