import { ApiError } from '@portal/api';
import type { Tag } from '@portal/wire';

/** What becomes of a profile's page: it stands, or the reader goes elsewhere. */
export type ProfileOutcome = 'stands' | 'home' | 'unentitled' | 'failed';

interface Reads {
  /** The kind of record that the page shows. */
  category: 'Company' | 'Sector' | 'Analyst';
  record: Tag | undefined;
  recordError: Error | null;
  /** Why the call that decides about access was refused, if it was. */
  accessError: Error | null;
}

const kindOf = (error: Error | null) => (error instanceof ApiError ? error.kind : undefined);

/** Whether a record can be shown on a page of its category: what it does not say of itself does not count against it. */
const isShown = ({ category, inactive, profile_active: active }: Tag, expected: string) =>
  (category === expected || category === '') && inactive !== true && active !== false;

/**
 * A record that is unknown, inactive or has no profile leads home; one outside of the subscription to its page; one that could not
 * be read to the error page. What else fails costs its own part of the page.
 */
export function profileOutcome({ category, record, recordError, accessError }: Reads): ProfileOutcome {
  const kinds = [kindOf(recordError), kindOf(accessError)];
  if (kinds.includes('forbidden')) return 'unentitled';
  if (kinds.includes('notFound') || kinds[0] === 'invalid') return 'home';
  if (record !== undefined) return isShown(record, category) ? 'stands' : 'home';
  return recordError === null ? 'stands' : 'failed';
}
