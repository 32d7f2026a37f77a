import { downloadUrl, isSpreadsheet } from '@portal/api';

export type DownloadTarget =
  | { ok: true; path: string; query: [string, string][]; isSpreadsheet: boolean }
  | { ok: false; reason: 'missing' | 'refused' };

const refused: DownloadTarget = { ok: false, reason: 'refused' };

/** The API accepts no longer path. */
const maxPathLength = 500;
const maxQueryLength = 2000;

/** Set by the portal itself: a link never supplies its own token. */
const ownParameters = ['auth_token', 'r'];

/** Whether a segment reads the same everywhere, even if decoded twice. */
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

/** Refuses links with a host or an unusual spelling of the path. */
const isPath = (path: string) =>
  path.replace(/^\//, '').split('/').every(isPlainSegment) && !/^[a-z][a-z\d+.-]*:/i.test(path);

function isDownload(path: string): boolean {
  try {
    downloadUrl(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the download that `r` names, and the parameters to pass on. Refuses anything but the environment's document
 * folders, in any spelling: the resulting address carries a token. [G-14]
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
