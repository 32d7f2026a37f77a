import { atOwnAddress, callKey, mayOpen, type Entitlements, type Page } from '@portal/contract';
import { isDrawable } from '../isDrawable.ts';
import { visit } from '../visit.ts';

interface QueryOptions {
  queryFn?: (context: { pageParam: unknown }) => unknown;
  initialPageParam?: unknown;
  enabled?: boolean;
}

interface CallPath {
  path: string;
}

type QueryInput = Readonly<Record<string, string | number | boolean | object | undefined>>;

/** As `@portal/api` sends them. */
function textsOf(query: QueryInput): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : `${value}`]),
  );
}

/** The API's answer to a call, if the page has asked it already; as it came, since `isDrawable` has checked it. */
export const api = {
  call: ({ path }: CallPath, { query = {} }: { query?: QueryInput } = {}): unknown =>
    visit().answers.get(callKey(path, textsOf(query))),
};

const nothing = () => undefined;

/** The first page of a list. @throws if it was not asked for early, is empty, or is not as documented */
export function useInfiniteQuery({ queryFn, initialPageParam }: QueryOptions) {
  const page = queryFn?.({ pageParam: initialPageParam });
  if (!isDrawable(page)) throw new Error('The list is not known yet, or has nothing to draw.');
  return { ...settled, data: { pages: [page] }, fetchNextPage: nothing, hasNextPage: false };
}

const settled = {
  isError: false,
  isFetching: false,
  isPending: false,
  isLoading: false,
  isPlaceholderData: false,
  isRefetchError: false,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  error: null,
  refetch: nothing,
};

/** Everything but the list is still to come. */
export const useQuery = ({ enabled = true }: QueryOptions) => ({
  ...settled,
  data: undefined,
  isPending: true,
  isLoading: enabled,
  isFetching: enabled,
});

export const useEntitlements = (): Entitlements => visit().entitlements;
export const useMayOpen = (page: Page): boolean => mayOpen(visit().entitlements, atOwnAddress(page));

export const queryOptions = <Query>(query: Query): Query => query;
export const infiniteQueryOptions = <Query>(query: Query): Query => query;
export const readQuery = (): QueryOptions => ({});
export const useMutation = () => ({ mutate: nothing, isPending: false });
export const useSubmission = () => ({ submit: nothing, isPending: false });
export const useQueryClient = nothing;
export const queryClient = { setQueryDefaults: nothing };
export const failureMessage = nothing;
export const isUnshown = nothing;
export const openDownload = nothing;
export const downloadHref = nothing;
export const downloadToken = nothing;
export const errorLines = nothing;
export const loadTransport = nothing;
export const refusalHref = nothing;
export class ApiError extends Error {}
