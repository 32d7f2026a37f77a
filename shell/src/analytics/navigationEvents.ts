import { pages } from '@portal/contract';
import { matchPath } from 'react-router-dom';
import { addressToSend } from './addressToSend.ts';

/** A page on which the reader has arrived: every gate has let them through. */
export interface Arrival {
  pathname: string;
  search: string;
  /** The address took the place of another one in the history. */
  replaced: boolean;
}

export interface NavigationEvent {
  url: string;
  event_type: 'Page Open' | 'Search';
  document_id?: string;
}

/** The parameter that the header's search brings along. */
const searchTerm = 'search_term';

const bringsSearch = (before: Arrival | undefined, { search }: Arrival) =>
  before !== undefined && new URLSearchParams(search).has(searchTerm);

/**
 * What an arrival means: another path opens a page, and is a search as well if it brings a search term, as from the
 * header of another page; another query on the same path is a search. An address that only takes another form on the
 * same path is neither. [Y-01] [Y-02] [L-14]
 */
export function navigationEvents(before: Arrival | undefined, now: Arrival): NavigationEvent[] {
  const isSamePage = before?.pathname === now.pathname;
  if (isSamePage && (now.replaced || before.search === now.search)) return [];
  const preview = matchPath(pages.documentPreview.path, now.pathname)?.params.docRef;
  const event = {
    url: addressToSend(now),
    ...(preview === undefined ? {} : { document_id: preview.slice(0, 200) }),
  };
  if (isSamePage) return [{ ...event, event_type: 'Search' }];
  const opened: NavigationEvent = { ...event, event_type: 'Page Open' };
  return bringsSearch(before, now) ? [opened, { ...event, event_type: 'Search' }] : [opened];
}
