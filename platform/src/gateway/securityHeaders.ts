import type { Environment } from '@portal/wire';

/** Sent with everything the gateway answers itself. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** For answers that are no pages: opened by themselves they may load and run nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page. Scripts and styles come from the portal and from the places its environment names; styles
 * made at run time carry the nonce. Style attributes are allowed: see docs/decisions/0003.
 */
export function contentSecurityPolicy(environment: Environment, nonce: string): string {
  const own = ["'self'", ...remoteOrigins(environment)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': own,
    'style-src': [...own, `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': own,
    'connect-src': ["'self'", ...originsOf([environment.apiBase])],
    'frame-src': ["'self'", 'about:', 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const remoteOrigins = ({ remotes }: Environment) =>
  originsOf(Object.values(remotes).map(({ baseUrl }) => baseUrl));

/** Origins of the absolute addresses among these, each once. */
function originsOf(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => /^https?:\/\//.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))].toSorted();
}
