import { ApiError } from '@portal/api';
import type { Tag } from '@portal/wire';

/** What becomes of a profile's page: it stands, or the reader goes elsewhere. */
export type ProfileOutcome = 'stands' | 'home' | 'unentitled' | 'failed';

interface Reads {
  record: Tag | undefined;
  recordError: Error | null;
  /** Why the calls about the person were refused, if they were. */
  personError: Error | null;
}

const kindOf = (error: Error | null) => (error instanceof ApiError ? error.kind : undefined);

/** Whether a record can be shown as an analyst: what it does not say of itself does not count against it. */
const isAnalyst = ({ category, inactive, profile_active: active }: Tag) =>
  (category === 'Analyst' || category === '') && inactive !== true && active !== false;

/**
 * An analyst who is unknown, has left or has no profile leads home; one outside of the subscription to its page; a record that could
 * not be read to the error page. What else fails costs its own part of the page.
 */
export function profileOutcome({ record, recordError, personError }: Reads): ProfileOutcome {
  const kinds = [kindOf(recordError), kindOf(personError)];
  if (kinds.includes('forbidden')) return 'unentitled';
  if (kinds.includes('notFound') || kinds[0] === 'invalid') return 'home';
  if (record !== undefined) return isAnalyst(record) ? 'stands' : 'home';
  return recordError === null ? 'stands' : 'failed';
}
