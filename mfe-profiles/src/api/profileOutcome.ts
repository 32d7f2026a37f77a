import { ApiError } from '@portal/api';
import type { Tag } from '@portal/wire';

/** Whether a profile's page is shown, or where the reader goes instead. */
export type ProfileOutcome = 'stands' | 'home' | 'unentitled' | 'failed';

interface Reads {
  category: 'Company' | 'Sector' | 'Analyst';
  record: Tag | undefined;
  recordError: Error | null;
  accessError: Error | null;
}

const kindOf = (error: Error | null) => (error instanceof ApiError ? error.kind : undefined);

/** Missing fields do not count against a record. */
const isShown = ({ category, inactive, profile_active: active }: Tag, expected: string) =>
  (category === expected || category === '') && inactive !== true && active !== false;

/**
 * A record that is unknown, inactive or without a profile leads home, one outside of the subscription to its page, one
 * that could not be read to the error page. Other errors only affect their own part.
 */
export function profileOutcome({ category, record, recordError, accessError }: Reads): ProfileOutcome {
  const kinds = [kindOf(recordError), kindOf(accessError)];
  if (kinds.includes('forbidden')) return 'unentitled';
  if (kinds.includes('notFound') || kinds[0] === 'invalid') return 'home';
  if (record !== undefined) return isShown(record, category) ? 'stands' : 'home';
  return recordError === null ? 'stands' : 'failed';
}
