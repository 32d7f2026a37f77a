import { entitlementsQuery, queryClient } from '@portal/api';
import type { Entitlements } from '@portal/contract';

/** @throws ApiError if they cannot be loaded: nothing is granted then */
export const loadEntitlements = (): Promise<Entitlements> => queryClient.query(entitlementsQuery);

/** For error pages: no tabs rather than a second error. */
export async function entitlementsIfKnown(): Promise<Entitlements | undefined> {
  try {
    return await loadEntitlements();
  } catch (error) {
    console.error('The entitlements could not be loaded for the error page.', error);
    return undefined;
  }
}
