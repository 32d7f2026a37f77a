import {
  api,
  ApiError,
  downloadHref,
  downloadToken,
  isTermsMissing,
  leadsToSpreadsheet,
  refusalHref,
} from '@portal/api';
import { pages } from '@portal/contract';
import { adoptCookie, signOut } from '@portal/session';
import { notify } from '@portal/ui';
import { calls } from '@portal/wire';
import { loginAddress, termsAddress } from '../gates/gateAddresses.ts';
import { logOut } from '../session/connectSession.ts';
import type { DownloadTarget } from './downloadTarget.ts';

/** The document's authenticated address, or another page. */
export type DownloadOutcome = { href: string; isSpreadsheet: boolean } | { page: string };

type Found = Extract<DownloadTarget, { ok: true }>;

/** Signs out an unidentified client, whatever the reason; signing in leads back. [G-14] */
function signOutWithAWord(url: URL, error: unknown): DownloadOutcome {
  console.warn('The client of a download link could not be identified.', error);
  const outcome = { page: loginAddress(url) };
  // The renewal may have signed out and notified already.
  if (adoptCookie().status === 'signedOut') return outcome;
  logOut(signOut);
  notify({ message: { id: 'shell.download.signedOut' }, variant: 'error' });
  return outcome;
}

/** Rethrows failures that may pass, for a Retry. */
function pageOfRefusal(url: URL, error: unknown): DownloadOutcome {
  if (!(error instanceof ApiError)) throw error;
  if (isTermsMissing(error)) return { page: termsAddress(url) };
  if (error.kind === 'forbidden') return { page: refusalHref('unentitled', error) };
  // To the reader, the document does not exist.
  if (error.kind === 'notFound' || error.status === 400) return { page: pages.error.href({ code: '404' }) };
  throw error;
}

/**
 * Identifies the client, then requests a token for this one download. [G-14]
 * @throws ApiError if the API fails or cannot be reached once the client is identified
 */
export async function requestDownload(
  target: Found,
  url: URL,
  signal: AbortSignal,
): Promise<DownloadOutcome> {
  try {
    await api.call(calls.currentUser, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return signOutWithAWord(url, error);
  }
  try {
    const { path, query } = target;
    const token = await downloadToken(path, signal);
    const isSpreadsheet =
      target.isSpreadsheet || (await leadsToSpreadsheet(downloadHref(path, token, { query }), signal));
    return { href: downloadHref(path, token, { query, force: isSpreadsheet }), isSpreadsheet };
  } catch (error) {
    return pageOfRefusal(url, error);
  }
}
