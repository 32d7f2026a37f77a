import { calls } from '@portal/wire';
import { api } from './api.ts';
import { apiConfiguration } from './configuration.ts';
import { givesDownloadTokens } from './downloadTokens.ts';
import { ApiError } from './failures/ApiError.ts';
import { DownloadElsewhere } from './failures/DownloadElsewhere.ts';
import { headersOf } from './transport/transport.ts';

export interface DownloadOptions {
  /** Save the file instead of showing it. */
  force?: boolean;
  /** More parameters; they cannot override the token. */
  query?: readonly (readonly [name: string, value: string])[];
}

/** Browsers cannot show spreadsheets, so they are always saved. */
export function isSpreadsheet(link: string): boolean {
  return /\.xlsx?($|[?#])/i.test(link);
}

const baseUrl = () => new URL(`${apiConfiguration().baseUrl.replace(/\/$/, '')}/`, location.origin);

/** Download folders of the environment, or else everything below the API. */
function folders(): URL[] {
  const named = apiConfiguration().downloads?.folders ?? [];
  return named.length === 0 ? [baseUrl()] : named.map((folder) => new URL(folder, location.origin));
}

const isIn = (folder: URL, { origin, pathname }: URL) =>
  origin === folder.origin &&
  pathname.length > folder.pathname.length &&
  pathname.startsWith(folder.pathname);

/**
 * Resolves a download link: as given if inside a download folder, otherwise below the API's base.
 * @throws DownloadElsewhere for an address elsewhere, since a token is added to it
 */
export function downloadUrl(link: string): URL {
  const asItStands = new URL(link, baseUrl());
  const found = [asItStands, new URL(link.replace(/^\/+/, ''), baseUrl())].find((url) =>
    folders().some((folder) => isIn(folder, url)),
  );
  if (found === undefined) throw new DownloadElsewhere(asItStands);
  return found;
}

/** The address of a download, with its token. */
export function downloadHref(link: string, token: string, options: DownloadOptions = {}): string {
  const address = downloadUrl(link);
  for (const [name, value] of options.query ?? []) address.searchParams.append(name, value);
  address.searchParams.set('auth_token', token);
  if (options.force === true) address.searchParams.set('force_download', 'true');
  return address.href;
}

/** The path without the API's base, spelled as in the link. */
function pathBelowBase(link: string): string {
  const { pathname: base } = baseUrl();
  return link.startsWith(base) ? link.slice(base.length) : link.replace(/^\/+/, '');
}

/** Whether an address leads to a spreadsheet, by its name or the API's content type; false if unknown. */
export async function leadsToSpreadsheet(href: string, signal?: AbortSignal): Promise<boolean> {
  if (isSpreadsheet(href)) return true;
  const type = (await headersOf(href, signal))?.['content-type'];
  return typeof type === 'string' && /spreadsheet|ms-excel/i.test(type);
}

/**
 * A token for this download only if the API issues them, otherwise the session's, as documented. Renews an expired
 * session first, because the opened tab cannot.
 * @throws ApiError
 */
export async function downloadToken(link: string, signal?: AbortSignal): Promise<string> {
  const abort = signal === undefined ? {} : { signal };
  if (await givesDownloadTokens()) {
    const { auth_token } = await api.call(calls.downloadToken, {
      body: { path: pathBelowBase(link) },
      ...abort,
    });
    return auth_token;
  }
  await api.call(calls.currentUser, abort);
  const tokens = apiConfiguration().readTokens();
  if (tokens === undefined) throw new ApiError('unauthenticated', 'Nobody is logged in.');
  return tokens.accessToken;
}

/** Only the API can fix such a link, so its operators get a report. */
function refuseElsewhere(link: string): void {
  try {
    downloadUrl(link);
  } catch (error) {
    if (error instanceof ApiError) apiConfiguration().onSkipped?.(error);
    throw error;
  }
}

/**
 * Opens an entitled document in a new tab. The tab opens within the click, as phones require, navigates once there is a
 * token, and closes on failure. [T-05]
 * @throws ApiError if the token is refused or the API cannot be reached; DownloadElsewhere before any tab opens
 */
export async function openDownload(link: string, options: DownloadOptions = {}): Promise<void> {
  refuseElsewhere(link);
  const tab = window.open('about:blank', '_blank');
  try {
    const href = downloadHref(link, await downloadToken(link), options);
    if (tab === null) location.assign(href);
    else {
      tab.opener = null;
      tab.location.replace(href);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}
