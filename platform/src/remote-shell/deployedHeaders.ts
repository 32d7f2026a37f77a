import type { IncomingHttpHeaders } from 'node:http';

interface Places {
  /** The local gateway, as the browser calls it. */
  own: string;
  portal: string;
}

/** A developer's machine is neither a visitor nor a trusted proxy. */
const ofTheWay = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/** Presents a request as from the portal's own pages. Foreign pages keep their origin and are refused as usual. */
export function requestForDeployed(
  headers: IncomingHttpHeaders,
  { own, portal }: Places,
): IncomingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheWay.test(name)));
  const { origin, referer } = headers;
  return {
    ...kept,
    ...(origin === own && { origin: portal }),
    ...(referer?.startsWith(`${own}/`) && { referer: portal + referer.slice(own.length) }),
  };
}

/** Removes what binds a browser to https, to the portal's host, or to hashes: the page gets a script that reloads it. */
export function answerForLocal(
  headers: IncomingHttpHeaders,
  { portal }: Pick<Places, 'portal'>,
): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  const cookies = headers['set-cookie'];
  const place = headers.location;
  const answer: IncomingHttpHeaders = {
    ...headers,
    ...(typeof policy === 'string' && { 'content-security-policy': policyForLocal(policy) }),
    ...(cookies && { 'set-cookie': [cookies].flat().map(cookieForLocal) }),
    ...(place !== undefined && { location: placeForLocal(place, portal) }),
  };
  delete answer['strict-transport-security'];
  delete answer['integrity-policy'];
  return answer;
}

/** Drops directives that require https. */
export const policyForLocal = (policy: string): string =>
  policy
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:upgrade-insecure-requests|block-all-mixed-content)\b/.test(line))
    .join('; ');

/** Makes a cookie host-only and usable over http. */
export const cookieForLocal = (cookie: string): string =>
  cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^(?:domain=|secure$|partitioned$)/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .join('; ');

function placeForLocal(place: string, portal: string): string {
  const target = URL.canParse(place, portal) ? new URL(place, portal) : undefined;
  return target?.origin === portal ? target.pathname + target.search + target.hash : place;
}
