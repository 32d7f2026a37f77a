import { pages } from '@portal/contract';
import type { Environment } from '@portal/wire';
import { shellBaseUrl } from './page/preloads.ts';

/** Where password managers lead to from a leaked or weak password. */
export const changePassword = { path: '/.well-known/change-password', target: pages.changePassword.path };

export const securityTextPath = '/.well-known/security.txt';

/** What some devices request at the root, whatever icon a page names. */
export const touchIconPaths = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'];

/** On the page's own host, whatever host a revision names. [O-04] */
export const touchIcon = (environment: Environment): string =>
  new URL(`${shellBaseUrl(environment)}icons/apple-touch-icon.png`, 'https://own.invalid').pathname;

const validDays = 300;

/** Where to report a weakness (RFC 9116). */
export function securityText({ links }: Pick<Environment, 'links'>, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(now.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${links.researchMail}
Expires: ${expires.toISOString()}
Preferred-Languages: de, en
`;
}
