import { pages } from '@portal/contract';
import { matchPath } from 'react-router-dom';
import { addressToSend } from './addressToSend.ts';

/** A page the reader has reached, past every gate. */
export interface Arrival {
  pathname: string;
  search: string;
  /** The address replaced the previous history entry. */
  replaced: boolean;
}

export interface NavigationEvent {
  url: string;
  event_type: 'Page Open' | 'Search';
  document_id?: string;
}

const searchTerm = 'search_term';

const bringsSearch = (before: Arrival | undefined, { search }: Arrival) =>
  before !== undefined && new URLSearchParams(search).has(searchTerm);

/**
 * Another path is a page open, plus a search if it carries a search term. Another query on the same path is a search,
 * unless the address was only rewritten. [Y-01] [Y-02] [L-14]
 */
export function navigationEvents(before: Arrival | undefined, now: Arrival): NavigationEvent[] {
  const isSamePage = before?.pathname === now.pathname;
  if (isSamePage && (now.replaced || before.search === now.search)) return [];
  const preview = matchPath(pages.documentPreview.path, now.pathname)?.params.docRef;
  const event = { url: addressToSend(now), document_id: preview?.slice(0, 200) };
  if (isSamePage) return [{ ...event, event_type: 'Search' }];
  const opened: NavigationEvent = { ...event, event_type: 'Page Open' };
  return bringsSearch(before, now) ? [opened, { ...event, event_type: 'Search' }] : [opened];
}
