import { pages, routeGroups, type ReleasedPage, type RouteGroup } from '@portal/contract';
import type { Environment, RemoteRelease } from '@portal/wire';

/** Pages without tabs, access and reads. */
export const pagesAt = (paths: Partial<Record<RouteGroup, string[]>>): ReleasedPage[] =>
  routeGroups.flatMap((group) => (paths[group] ?? []).map((path) => ({ path, group })));

export function aRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    version: '0.1.0',
    contract: '1.0.0',
    area: 'libraries',
    baseUrl: '/artefacts/mfe-libraries/0.1.0/',
    pages: pagesAt({ gated: [pages.home.path, pages.equities.path, pages.documentPreview.path] }),
    manifest: { entry: 'remoteEntry.1.js', exposed: { js: [], css: [] }, chunks: {} },
    integrity: {},
    shared: {},
    uses: {},
    ...overrides,
  };
}

export function anEnvironment(remotes: Environment['remotes']): Environment {
  return {
    environment: 'uat',
    revision: 7,
    apiBase: '/api',
    overrides: { allowed: false, origins: [] },
    links: {
      corporateAccess: 'https://broker.bank.example/calendar',
      researchMail: 'research@bank.example',
      publicationsMail: 'publications@bank.example',
      dataProtection: 'https://bank.example/data-protection',
      privacy: 'https://bank.example/privacy',
    },
    shell: { version: '0.1.0', contract: '1.0.0' },
    remotes,
  };
}
