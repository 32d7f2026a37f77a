import { queryOptions, useQuery } from '@tanstack/react-query';
import { calls } from '@portal/wire';
import { api } from '../api.ts';
import { queryClient } from '../queryClient.ts';

/** Whether the client has accepted the terms. Only a yes is cached, since another tab may accept them. [G-02] */
export const acceptedTermsQuery = queryOptions({
  queryKey: ['access', 'accepted-terms'],
  queryFn: async ({ signal }) => (await api.call(calls.acceptedTerms, { signal })).accepted_terms,
  staleTime: ({ state }) => (state.data === true ? Infinity : 0),
});

/** Stores what another answer said about the terms, to save a request. */
export function keepAcceptedTerms(accepted: boolean): void {
  queryClient.setQueryData(acceptedTermsQuery.queryKey, accepted);
}

/** Whether the client has accepted the terms; undefined while unknown. [G-02] */
export function useAcceptedTerms(): boolean | undefined {
  return useQuery(acceptedTermsQuery).data;
}
