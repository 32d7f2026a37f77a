import type { ServedCall, z } from '@portal/wire';

/** A call tested against a bank's API, and what the portal does without it. */
export interface AskedCall {
  call: ServedCall & { reading?: z.ZodMiniType };
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** What clients miss without it; undefined if the portal cannot be used without it. */
  without?: string;
}

export const firstPage = { limit: '200', page_size: '50', order: 'desc', tag_filters: '{}' };

/** A reference that exists nowhere. */
export const inventedRef = 'conformance';

/** Facts from the first responses that other calls need. */
export interface KnownFacts {
  /** Today in Zurich, yyyy-MM-dd. */
  today: string;
  /** A tab of the client's entitlement map. */
  tab: string;
  /** A publication with a preview. */
  docRef: string;
  /** A document link below the API's base; undefined if no list has one that the client may open. */
  download: string | undefined;
  company: { ref: string; name: string };
}
