import { calls } from '@portal/wire';
import { api } from './api.ts';
import { apiConfiguration } from './configuration.ts';
import { givesDownloadTokens } from './downloadTokens.ts';
import { ApiError } from './failures/ApiError.ts';
import { headersOf } from './transport/transport.ts';

export interface DownloadOptions {
  /** Ask for a file to keep instead of a document to look at. */
  force?: boolean;
  /** Further parameters of the address; none of them can stand in for the token. */
  query?: readonly (readonly [name: string, value: string])[];
}

/** Spreadsheets cannot be looked at in a browser tab, so they are always kept. */
export function isSpreadsheet(link: string): boolean {
  return /\.xlsx?($|[?#])/i.test(link);
}

const baseUrl = () => new URL(`${apiConfiguration().baseUrl.replace(/\/$/, '')}/`, location.origin);

/** The folders that hold downloads: those of the environment, else everything below the API. */
function folders(): URL[] {
  const named = apiConfiguration().downloads?.folders ?? [];
  return named.length === 0 ? [baseUrl()] : named.map((folder) => new URL(folder, location.origin));
}

const isIn = (folder: URL, { origin, pathname }: URL) =>
  origin === folder.origin &&
  pathname.length > folder.pathname.length &&
  pathname.startsWith(folder.pathname);

/**
 * Where a download link leads: as it stands if it names a path within a folder of downloads, else below the API's base.
 * @throws for an address outside of these folders: it is to carry a token
 */
export function downloadUrl(link: string): URL {
  const asItStands = new URL(link, baseUrl());
  const found = [asItStands, new URL(link.replace(/^\/+/, ''), baseUrl())].find((url) =>
    folders().some((folder) => isIn(folder, url)),
  );
  if (found === undefined) throw new Error('A download must lie in a folder of downloads.');
  return found;
}

/** The authenticated address of a download. */
export function downloadHref(link: string, token: string, options: DownloadOptions = {}): string {
  const address = downloadUrl(link);
  for (const [name, value] of options.query ?? []) address.searchParams.append(name, value);
  address.searchParams.set('auth_token', token);
  if (options.force === true) address.searchParams.set('force_download', 'true');
  return address.href;
}

/** The path as the API spells it: without its base, and as the link has it. */
function pathBelowBase(link: string): string {
  const { pathname: base } = baseUrl();
  return link.startsWith(base) ? link.slice(base.length) : link.replace(/^\/+/, '');
}

/**
 * Whether an address leads to a spreadsheet, by its name or else by what the API says the file is. An API that does not
 * say leaves it at no.
 */
export async function leadsToSpreadsheet(href: string, signal?: AbortSignal): Promise<boolean> {
  if (isSpreadsheet(href)) return true;
  const type = (await headersOf(href, signal))?.['content-type'];
  return typeof type === 'string' && /spreadsheet|ms-excel/i.test(type);
}

/**
 * The token of a download's address: one for this download alone where the API gives such, else the session's, which the
 * documents name. A session that has run out is renewed first, since an open tab cannot.
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

/**
 * Opens an entitled document in a new tab. The tab opens within the click, as phones demand, and is sent to the
 * document once there is a token for it; a failure closes it again. [T-05]
 * @throws ApiError when the token is refused or the API cannot be reached
 */
export async function openDownload(link: string, options: DownloadOptions = {}): Promise<void> {
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
