import { isSpreadsheet } from '@portal/api';

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
  if (decoded === '' || /^\.+$/.test(decoded)) return false;
  return !/[/\\\p{C}]|%[\da-f]{2}/iu.test(decoded);
}

/** Below the API's downloads: `documents/` and at least one further part. */
function isDownloadPath(path: string): boolean {
  const [folder, ...rest] = path.split('/');
  return folder === 'documents' && rest.length > 0 && rest.every(isPlainSegment);
}

/** The link as the API spells it: without the slash, or the API's own base, that it may begin with. */
function belowBase(link: string, apiBase: string): string {
  const base = `${apiBase.replace(/\/$/, '')}/`;
  if (base.startsWith('/') && link.startsWith(base)) return link.slice(base.length);
  return link.startsWith('/') ? link.slice(1) : link;
}

/**
 * Reads /download_redirect?r=…: the download below the API that `r` names, and the parameters that travel along. Whatever
 * else `r` may lead to, in any spelling, is refused: the address that is made of it carries a token. [G-14]
 */
export function downloadTarget(search: URLSearchParams, apiBase: string): DownloadTarget {
  const link = search.get('r') ?? '';
  if (link === '') return { ok: false, reason: 'missing' };
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(belowBase(link, apiBase)) ?? [];
  if (path.length > maxPathLength || !isDownloadPath(path)) return refused;
  const parameters = [...new URLSearchParams(query), ...search].filter(
    ([key]) => !ownParameters.includes(key),
  );
  if (parameters.flat().join('').length > maxQueryLength) return refused;
  return { ok: true, path, query: parameters, isSpreadsheet: isSpreadsheet(link) };
}
