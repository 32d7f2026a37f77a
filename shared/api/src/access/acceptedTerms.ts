import { queryOptions, useQuery } from '@tanstack/react-query';
import { calls } from '@portal/wire';
import { api } from '../api.ts';
import { queryClient } from '../queryClient.ts';

/**
 * Whether the client has accepted the terms. Once accepted they stay so; until then every look asks again, since another
 * tab may have accepted them. [G-02]
 */
export const acceptedTermsQuery = queryOptions({
  queryKey: ['access', 'accepted-terms'],
  queryFn: async ({ signal }) => (await api.call(calls.acceptedTerms, { signal })).accepted_terms,
  staleTime: ({ state }) => (state.data === true ? Infinity : 0),
});

/** Keeps what another answer of the API has said of the terms: it is not asked for a second time. */
export function keepAcceptedTerms(accepted: boolean): void {
  queryClient.setQueryData(acceptedTermsQuery.queryKey, accepted);
}

/** Whether the client has accepted the terms; undefined while that is not known. [G-02] */
export function useAcceptedTerms(): boolean | undefined {
  return useQuery(acceptedTermsQuery).data;
}
