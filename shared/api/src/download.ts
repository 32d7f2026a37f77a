import { calls } from '@portal/wire';
import { api } from './api.ts';
import { apiConfiguration } from './configuration.ts';

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

/** The authenticated address of a download: only ever below the API's own base. */
export function downloadHref(link: string, token: string, options: DownloadOptions = {}): string {
  const base = new URL(`${apiConfiguration().baseUrl.replace(/\/$/, '')}/`, location.origin);
  const address = new URL(link.replace(/^\/+/, ''), base);
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname)) {
    throw new Error('A download must lie below the address of the API.');
  }
  for (const [name, value] of options.query ?? []) address.searchParams.append(name, value);
  address.searchParams.set('auth_token', token);
  if (options.force === true) address.searchParams.set('force_download', 'true');
  return address.href;
}

/**
 * Opens an entitled document in a new tab. The tab opens within the click, as phones demand, and is sent to the
 * document once the API has given a token for it; a failure closes it again. [T-05]
 * @throws ApiError when the token is refused or the API cannot be reached
 */
export async function openDownload(link: string, options: DownloadOptions = {}): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const { auth_token } = await api.call(calls.downloadToken, { body: { path: link } });
    const href = downloadHref(link, auth_token, options);
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
