import { queryOptions, useQuery } from '@tanstack/react-query';
import { atOwnAddress, byOwnTabNames, mayOpen, type Entitlements, type Page } from '@portal/contract';
import { calls } from '@portal/wire';
import { api } from '../api.ts';
import { apiConfiguration } from '../configuration.ts';

const fiveMinutes = 5 * 60_000;

/** The client's entitlement map. The shell's gates load it before any page. */
export const entitlementsQuery = queryOptions({
  queryKey: ['access', 'entitlements'],
  queryFn: async ({ signal }): Promise<Entitlements> =>
    byOwnTabNames(await api.call(calls.entitlementsAll, { signal }), apiConfiguration().tabNames),
  staleTime: fiveMinutes,
});

/** Undefined while loading or after a failure, which grants nothing. [G-07] */
export function useEntitlements(): Entitlements | undefined {
  return useQuery(entitlementsQuery).data;
}

/** Whether the client may open a page at its own address; false while entitlements are not loaded. */
export function useMayOpen(page: Page): boolean {
  const entitlements = useEntitlements();
  return entitlements !== undefined && mayOpen(entitlements, atOwnAddress(page));
}
