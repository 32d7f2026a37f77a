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

/**
 * What an arrival means: another path opens a page, another query on the same path is a search. An address that only
 * takes another form on the same path is neither. [Y-01] [Y-02]
 */
export function navigationEvent(before: Arrival | undefined, now: Arrival): NavigationEvent | undefined {
  const isSamePage = before?.pathname === now.pathname;
  if (isSamePage && (now.replaced || before.search === now.search)) return undefined;
  const preview = matchPath(pages.documentPreview.path, now.pathname)?.params.docRef;
  return {
    url: addressToSend(now),
    event_type: isSamePage ? 'Search' : 'Page Open',
    ...(preview === undefined ? {} : { document_id: preview.slice(0, 200) }),
  };
}
