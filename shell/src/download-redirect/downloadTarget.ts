import { downloadUrl, isSpreadsheet } from '@portal/api';

/** What a link asks to be fetched, or why it is not. */
export type DownloadTarget =
  | { ok: true; path: string; query: [string, string][]; isSpreadsheet: boolean }
  | { ok: false; reason: 'missing' | 'refused' };

const refused: DownloadTarget = { ok: false, reason: 'refused' };

/** Longer links are none of ours: the API takes no longer path. */
const maxPathLength = 500;
const maxQueryLength = 2000;

/** Parameters that the portal sets itself: a link never brings its own token. */
const ownParameters = ['auth_token', 'r'];

/** A part of a path that means the same to everybody who reads it, also after decoding it once more. */
function isPlainSegment(segment: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return false;
  }
  if (decoded === '' || decoded !== decoded.trim() || /^\.+$/.test(decoded)) return false;
  return !/[/\\\p{C}]|%[\da-f]{2}/iu.test(decoded);
}

/** A link with another host, or with none of the plain ways to write a path, leads to no download. */
const isPath = (path: string) =>
  path.replace(/^\//, '').split('/').every(isPlainSegment) && !/^[a-z][a-z\d+.-]*:/i.test(path);

/** Whether a path lies where the API keeps documents. */
function isDownload(path: string): boolean {
  try {
    downloadUrl(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads /download_redirect?r=…: the download that `r` names, in the folders of the environment, and the parameters that travel along. Whatever
 * else `r` may lead to, in any spelling, is refused: the address that is made of it carries a token. [G-14]
 */
export function downloadTarget(search: URLSearchParams): DownloadTarget {
  const link = search.get('r') ?? '';
  if (link === '') return { ok: false, reason: 'missing' };
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(link) ?? [];
  if (path.length > maxPathLength || !isPath(path) || !isDownload(path)) return refused;
  const parameters = [...new URLSearchParams(query), ...search].filter(
    ([key]) => !ownParameters.includes(key),
  );
  if (parameters.flat().join('').length > maxQueryLength) return refused;
  return { ok: true, path, query: parameters, isSpreadsheet: isSpreadsheet(link) };
}
