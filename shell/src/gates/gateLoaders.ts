import { api, ApiError, entitlementsQuery, keepAcceptedTerms, queryClient } from '@portal/api';
import { type AccessKey, type Entitlements } from '@portal/contract';
import { adoptCookie } from '@portal/session';
import { authorisationSchema, calls, type Authorisation } from '@portal/wire';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadEntitlements } from './entitlements.ts';
import { loginAddress } from './gateAddresses.ts';
import { pageAccess, tabToAuthorise, withoutTab } from './pageAccess.ts';

/** The page a navigation leads to, as far as the gates need it. */
export interface TargetPage {
  access: AccessKey | undefined;
  params: Record<string, string | undefined>;
}

const isSignedIn = () => adoptCookie().status === 'signedIn';

/** A 401 that outlived the renewal means that nobody is signed in: the sign-in page follows, not an error. */
function toLoginIfOver(error: unknown, url: URL): unknown {
  const over = error instanceof ApiError && error.kind === 'unauthenticated' && !isSignedIn();
  return over ? redirect(loginAddress(url)) : error;
}

/** First gate: somebody is signed in, and what they may see is known. [G-01] */
export async function signedInLoader({ request }: LoaderFunctionArgs): Promise<Entitlements | Response> {
  const url = new URL(request.url);
  if (!isSignedIn()) return redirect(loginAddress(url));
  try {
    return await loadEntitlements();
  } catch (error) {
    throw toLoginIfOver(error, url);
  }
}

/** Asks the server about a page. A 403 answer's data is the result, any other failure is rethrown. [G-08] */
async function authorise(
  tab: string | undefined,
  params: TargetPage['params'],
  signal: AbortSignal,
): Promise<Authorisation> {
  try {
    return await api.call(calls.authorisation, { query: { ...params, portal_tab_name: tab }, signal });
  } catch (error) {
    const refusal =
      error instanceof ApiError && error.kind === 'forbidden'
        ? authorisationSchema.safeParse(error.body)
        : undefined;
    if (refusal?.success === true) return refusal.data;
    throw error;
  }
}

/** A refusal corrects the map, unless it is about one of the things a page shows. */
function correctMap(entitlements: Entitlements, { access, params }: TargetPage): Entitlements {
  if (Object.keys(params).length > 0) return entitlements;
  const corrected = withoutTab(entitlements, tabToAuthorise(entitlements, access));
  queryClient.setQueryData(entitlementsQuery.queryKey, corrected);
  return corrected;
}

/** Second gate, for main pages: terms accepted, page entitled. `targetOf` reads the page from the route table. */
export const gatedLoader =
  (targetOf: (url: URL) => TargetPage | Promise<TargetPage>) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const url = new URL(request.url);
    if (!isSignedIn()) return redirect(loginAddress(url));
    const { access, params } = await targetOf(url);
    try {
      const single = access === undefined || typeof access === 'string';
      // With one tab both questions leave at once; with several, the map says which one to ask about.
      const early = single ? authorise(access, params, request.signal) : undefined;
      early?.catch(() => undefined);
      const entitlements = await loadEntitlements();
      const authorisation = await (early ??
        authorise(tabToAuthorise(entitlements, access), params, request.signal));
      const { authorised, accepted_terms } = authorisation;
      keepAcceptedTerms(accepted_terms);
      const known =
        authorised || !accepted_terms ? entitlements : correctMap(entitlements, { access, params });
      const answer = pageAccess({ entitlements: known, authorisation, access, place: url });
      return answer.open ? null : redirect(answer.to);
    } catch (error) {
      throw toLoginIfOver(error, url);
    }
  };
