import type { ServedCall, z } from '@portal/wire';

/** A call to test on a bank's API. */
export interface AskedCall {
  call: ServedCall & { reading?: z.ZodMiniType };
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** What clients miss without it; undefined if the portal needs it. */
  without?: string;
}

export const firstPage = { limit: '200', page_size: '50', order: 'desc', tag_filters: '{}' };

export const inventedRef = 'conformance';

/** Facts from first responses that other calls need. */
export interface KnownFacts {
  /** Today in Zurich, yyyy-MM-dd. */
  today: string;
  tab: string;
  /** A publication with a preview. */
  docRef: string;
  /** A document link below the API's base; undefined if the client may open none. */
  download: string | undefined;
  company: { ref: string; name: string };
}
