import type { FastifyReply, FastifyRequest } from 'fastify';

/** In an address: a token opens a preview, `off` leaves it. */
const parameter = 'preview';
const off = 'off';

/** Ends with the browser's session. By https no other host of the same domain can set it. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-portalPreview' : 'portalPreview');

/** What arrived, and by which scheme. */
export interface Arrived {
  headers: FastifyRequest['headers'];
  isHttps: boolean;
}

export const previewAddress = (origin: string, token: string): string => `${origin}/?${parameter}=${token}`;

const pairsIn = (url: string): string[] => {
  const [, search = ''] = /^[^?]*\?(.*)$/s.exec(url) ?? [];
  return search === '' ? [] : search.split('&');
};

const isOurs = (pair: string) => pair === parameter || pair.startsWith(`${parameter}=`);

/** Undefined in other addresses. */
export function requestedPreview(url: string): { leaves: true } | { token: string } | undefined {
  const requested = pairsIn(url)
    .find(isOurs)
    ?.slice(parameter.length + 1);
  if (requested === undefined) return undefined;
  return requested === off ? { leaves: true } : { token: requested };
}

const otherPairsIn = (url: string): string[] => pairsIn(url).filter((pair) => !isOurs(pair));

/** From a page at `url` to the same one, out of the preview. */
export const leaveHref = (url: string): string =>
  `?${[...otherPairsIn(url), `${parameter}=${off}`].join('&')}`;

/** The same address without. */
function withoutPreview(url: string): string {
  const [path = '/'] = url.split('?', 1);
  const rest = otherPairsIn(url);
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}

/** Of the preview that a browser has open. */
export const openToken = ({ headers: { cookie = '' }, isHttps }: Arrived): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName(isHttps)}=([\\w.-]+)(?:;|$)`).exec(cookie)?.[1];

/** Of the address, else of the browser. */
export function requestedToken(url: string, arrived: Arrived): string | undefined {
  const requested = requestedPreview(url);
  if (requested === undefined) return openToken(arrived);
  return 'token' in requested ? requested.token : undefined;
}

const cookieOf = (value: string, { isHttps }: { isHttps: boolean }) =>
  `${cookieName(isHttps)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

interface Following {
  url: string;
  /** None leaves the preview. */
  token?: string;
  isHttps: boolean;
}

/** Leads to the same page, in the preview or out of it: the address of a preview is not one to keep. */
export function followLink(reply: FastifyReply, { url, token, isHttps }: Following): FastifyReply {
  const cookie =
    token === undefined ? `${cookieOf('', { isHttps })}; Max-Age=0` : cookieOf(token, { isHttps });
  return reply.header('set-cookie', cookie).redirect(withoutPreview(url), 303);
}
