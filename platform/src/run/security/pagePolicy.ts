import { trustedTypePolicies } from '@portal/contract';
import { livePackages } from '@portal/wire';
import { liveOrigins, sortOrigins, type PageOrigins, type PageSources } from './pageOrigins.ts';

export interface PolicyOfPage {
  sources: PageSources;
  allowed: PageOrigins;
  nonce: string;
  /** Hash of the code in the page, if there is any. */
  inline?: string | undefined;
  /** The browser used https. */
  https: boolean;
}

/** See the gateway's reportRoute. */
export const reportPath = '/csp-reports';

/** In `Reporting-Endpoints`. */
export const reportGroup = 'csp';

/**
 * Allows the portal itself and those origins of its environment that the settings know; nothing inline but style
 * elements with the nonce and the early script, by its hash; no eval; markup and script addresses only through the contract's policies. Allowed overrides
 * may serve code, too (docs/decisions/0015). Reasons for each line: docs/decisions/0010.
 */
export function pagePolicy({ sources, allowed, nonce, inline, https }: PolicyOfPage): string {
  const { known } = sortOrigins(sources, allowed);
  const { overrides, api } = known;
  const code = ["'self'", ...known.code, ...overrides];
  const live = liveSources(sources);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': inline === undefined ? code : [...code, `'${inline}'`],
    // No hash of a worker's code can be named.
    'worker-src': ["'none'"],
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
    // An open page may hold several releases of an area, each with its policies.
    'trusted-types': [...Object.values(trustedTypePolicies), ...live.policies, "'allow-duplicates'"],
    'report-uri': [reportPath],
  };
  // Browsers send this newer kind only to https, and then skip the older one.
  if (https) directives['report-to'] = [reportGroup];
  return policyText(directives);
}

/**
 * Lets the browser refuse code whose hash nobody named, such as modules that a remote imports by itself. Undefined with
 * packages of development servers, whose files have none. Browsers without it: docs/decisions/0058.
 */
export function integrityPolicy({
  sources,
  https,
}: Pick<PolicyOfPage, 'sources' | 'https'>): string | undefined {
  if (livePackages(sources).length > 0) return undefined;
  return `blocked-destinations=(script)${https ? `, endpoints=(${reportGroup})` : ''}`;
}

/** For updates from development servers and their error overlay. */
function liveSources(sources: PageSources): { connections: string[]; policies: string[] } {
  return {
    connections: liveOrigins(sources).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
    policies: livePackages(sources).length > 0 ? ['webpack-dev-server#overlay'] : [],
  };
}

/** Only its own style, and pictures that are in it. */
export const errorPagePolicy = (nonce: string, pictures = false): string =>
  policyText({ ...nothing, 'style-src': [`'nonce-${nonce}'`], 'img-src': [pictures ? 'data:' : "'none'"] });

const nothing = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Opened directly, these answers load and run nothing. */
export const inertPolicy = policyText(nothing);

function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
