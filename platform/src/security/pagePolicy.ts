import { trustedTypePolicies } from '@portal/contract';
import { livePackages } from '@portal/wire';
import { liveOrigins, sortOrigins, type PageOrigins, type PageSources } from './pageOrigins.ts';

export interface PolicyOfPage {
  sources: PageSources;
  /** Which other hosts it may name. */
  allowed: PageOrigins;
  nonce: string;
  /** The browser came by https. */
  https: boolean;
}

/** Where browsers send what a policy refused; see the gateway's reportRoute. */
export const reportPath = '/csp-reports';

/** Name of the group of reports, as `Reporting-Endpoints` gives it an address. */
export const reportGroup = 'csp';

/**
 * The policy of a page: everything from the portal itself, and from those places its environment names that the settings know; nothing
 * inline but style elements that carry the page's nonce; no eval; markup and script addresses only through the
 * policies named in the contract. Where overrides are allowed, their origins are places of code, too (docs/decisions/0015).
 * Why each line is what it is: docs/decisions/0010.
 */
export function pagePolicy({ sources, allowed, nonce, https }: PolicyOfPage): string {
  const { known } = sortOrigins(sources, allowed);
  const { overrides, api } = known;
  const code = ["'self'", ...known.code, ...overrides];
  const live = liveSources(sources);
  return policyText({
    'default-src': ["'none'"],
    'script-src': code,
    'style-src': [...code, `'nonce-${nonce}'`],
    'img-src': [...new Set([...code, ...api, 'data:'])],
    'font-src': code,
    'manifest-src': ["'self'", ...known.code],
    'connect-src': [...new Set(["'self'", ...api, ...live.connections, ...overrides])],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Releases of one area may live side by side in a page that stays open, and each makes its policies.
    'trusted-types': [...Object.values(trustedTypePolicies), ...live.policies, "'allow-duplicates'"],
    'report-uri': [reportPath],
    // Browsers take reports of this newer kind to https only, and then leave the older one out.
    ...(https ? { 'report-to': [reportGroup] } : {}),
  });
}

/** What news from development servers, and their list of errors in the page, need besides: nothing without one. */
function liveSources(sources: PageSources): { connections: string[]; policies: string[] } {
  return {
    connections: liveOrigins(sources).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
    policies: livePackages(sources).length > 0 ? ['webpack-dev-server#overlay'] : [],
  };
}

/** For an error page: its own style and nothing else; a way on is a link. */
export const errorPagePolicy = (nonce: string): string =>
  policyText({ ...nothing, 'style-src': [`'nonce-${nonce}'`] });

const nothing = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For answers that are no pages: opened by themselves they may load and run nothing. */
export const inertPolicy = policyText(nothing);

function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
