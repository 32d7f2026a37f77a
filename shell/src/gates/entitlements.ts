import { entitlementsQuery, queryClient } from '@portal/api';
import type { Entitlements } from '@portal/contract';

/** The client's entitlement map. @throws ApiError: a map that did not load grants nothing */
export const loadEntitlements = (): Promise<Entitlements> => queryClient.query(entitlementsQuery);

/** For the frame around an error page: no tab rather than a second failure. */
export async function entitlementsIfKnown(): Promise<Entitlements | undefined> {
  try {
    return await loadEntitlements();
  } catch (error) {
    console.error('The entitlements could not be loaded for the error page.', error);
    return undefined;
  }
}
