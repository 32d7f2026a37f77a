import type { ServedCall, z } from '@portal/wire';

/** One call as a bank's API is asked it, and what the portal does where it is not there. */
export interface AskedCall {
  call: ServedCall & { reading?: z.ZodMiniType };
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** What clients miss without it; without such words nobody gets into the portal. */
  without?: string;
}

/** The first page of a list. */
export const firstPage = { limit: '200', page_size: '50', order: 'desc', tag_filters: '{}' };

/** The reference of nobody. */
export const inventedRef = 'conformance';

/** What the first answers tell, for the calls that need it. */
export interface KnownFacts {
  /** Today in Zurich, yyyy-MM-dd. */
  today: string;
  /** A tab of the client's entitlement map. */
  tab: string;
  /** A publication of a list that has a preview. */
  docRef: string;
  /** The link of a document below the API's base, if a list has one that the client may open. */
  download: string | undefined;
  /** A company of a list. */
  company: { ref: string; name: string };
}
