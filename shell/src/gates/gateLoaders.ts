import {
  acceptedTermsQuery,
  ApiError,
  entitlementsQuery,
  keepAcceptedTerms,
  queryClient,
  refusalHref,
  refusalReason,
} from '@portal/api';
import { type AccessKey, type RequestedPage, type Entitlements } from '@portal/contract';
import { adoptCookie, isStillSignedIn } from '@portal/session';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { authorise, authoriseAhead, type Answer } from './authorise.ts';
import { loadEntitlements } from './entitlements.ts';
import { loginAddress } from './gateAddresses.ts';
import { pageAccess, tabToAuthorise, withoutTab, type KnownAuthorisation } from './pageAccess.ts';

export interface TargetPage {
  access: AccessKey | undefined;
  params: Record<string, string | undefined>;
}

const isSignedIn = () => adoptCookie().status === 'signedIn';

/** A 401 that survived the renewal leads to sign-in, or for a signed-in client to the page for its reason. [G-10] */
function toLoginIfOver(error: unknown, url: URL): unknown {
  if (!(error instanceof ApiError && error.kind === 'unauthenticated')) return error;
  if (!isSignedIn()) return redirect(loginAddress(url));
  return refusalReason('401', error) === undefined ? error : redirect(refusalHref('401', error));
}

/** First gate: signed in, entitlements loaded. [G-01] */
export async function signedInLoader({ request }: LoaderFunctionArgs): Promise<Entitlements | Response> {
  const url = new URL(request.url);
  if (!isSignedIn()) return redirect(loginAddress(url));
  try {
    return await loadEntitlements();
  } catch (error) {
    throw toLoginIfOver(error, url);
  }
}

/** Requests the terms separately if the answer omits them. */
async function withTerms({ accepted_terms, ...answer }: Answer): Promise<KnownAuthorisation> {
  if (accepted_terms === undefined)
    return { ...answer, accepted_terms: await queryClient.query(acceptedTermsQuery) };
  keepAcceptedTerms(accepted_terms);
  return { ...answer, accepted_terms };
}

/** Removes the refused tab, unless only an item of the page was refused. */
function correctMap(
  entitlements: Entitlements,
  { tab, params }: { tab: string | undefined; params: TargetPage['params'] },
): Entitlements {
  if (Object.keys(params).length > 0) return entitlements;
  const corrected = withoutTab(entitlements, tab);
  queryClient.setQueryData(entitlementsQuery.queryKey, corrected);
  return corrected;
}

/** From the map if already loaded, else the page's only tab. */
function tabBeforeMap(page: RequestedPage): string | undefined {
  const known = queryClient.getQueryData(entitlementsQuery.queryKey);
  if (known !== undefined) return tabToAuthorise(known, page);
  return typeof page.access === 'string' ? page.access : undefined;
}

/**
 * Asks what the gate will ask, if the tab is known; its answer is used if the reader goes there soon. Resolves to whether
 * the gate opens.
 */
export async function askGateAhead(
  { access, params }: TargetPage,
  pathname: string,
  signal: AbortSignal,
): Promise<boolean> {
  const tab = tabBeforeMap({ pathname, access });
  if (tab === undefined || !isStillSignedIn()) return false;
  const answer = await authoriseAhead({ tab, params }, signal);
  const hasAccepted = answer?.accepted_terms ?? queryClient.getQueryData(acceptedTermsQuery.queryKey);
  return answer?.authorised === true && hasAccepted === true;
}

interface GatedPages {
  targetOf: (url: URL) => TargetPage;
  /** Instead of a refused page. */
  firstPage: (entitlements: Entitlements) => string | undefined;
}

/** Second gate, for main pages: terms accepted, page entitled. */
export const gatedLoader =
  ({ targetOf, firstPage }: GatedPages) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const url = new URL(request.url);
    if (!isSignedIn()) return redirect(loginAddress(url));
    const { access, params } = targetOf(url);
    try {
      const page: RequestedPage = { pathname: url.pathname, access };
      const guess = tabBeforeMap(page);
      // With a known tab, both requests are sent at once.
      const early = guess === undefined ? undefined : authorise({ tab: guess, params }, request.signal);
      early?.catch(() => undefined);
      const entitlements = await loadEntitlements();
      const tab = tabToAuthorise(entitlements, page);
      const pending =
        early !== undefined && tab === guess ? early : authorise({ tab, params }, request.signal);
      const authorisation = await withTerms(await pending);
      const { authorised, accepted_terms } = authorisation;
      const known = authorised || !accepted_terms ? entitlements : correctMap(entitlements, { tab, params });
      const answer = pageAccess({ entitlements: known, authorisation, access, place: url, firstPage });
      return answer.open ? null : redirect(answer.to);
    } catch (error) {
      throw toLoginIfOver(error, url);
    }
  };
