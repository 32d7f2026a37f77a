import type { Environment, ReleasedVersion } from '@portal/wire';
import { pagesToProve } from './pagesToProve.ts';
import { proposedDocument } from './proposedDocument.ts';

const release = (version: string, ...paths: string[]): ReleasedVersion => ({
  ...{ version, contract: '1.0.0', area: 'x', baseUrl: '/artefacts/x/' },
  pages: paths.map((path) => ({ path, group: 'gated' })),
  manifest: { entry: 'e.js', exposed: { js: [], css: [] }, chunks: {} },
  integrity: { 'e.js': `sha384-${version}` },
  shared: {},
  uses: {},
});

const environment = (shell: string, remotes: Environment['remotes']): Environment => ({
  ...{ environment: 'prod', revision: 1, apiBase: 'https://api.bank.example/v1' },
  overrides: { allowed: false, origins: [] },
  links: {
    corporateAccess: 'https://bank.example/',
    researchMail: 'research@bank.example',
    publicationsMail: 'publications@bank.example',
    dataProtection: 'https://bank.example/',
    privacy: 'https://bank.example/',
  },
  shell: { version: shell, contract: '1.0.0', integrity: { 'index.html': `sha384-${shell}` } },
  remotes,
});

const old = release('1.0.0', '/equities');
const two = { 'mfe-a': old, 'mfe-b': release('1.0.0', '/company/:id', '/analyst/:id/:tab?', '/rest/*') };
const before = environment('1.0.0', two);
const opened = (next: Environment, was: Environment | undefined = before) =>
  pagesToProve({ before: was, next, records: new Map() }).map(
    ({ remote, address }) => `${remote} ${address}`,
  );
const all = [
  'mfe-a /equities',
  'mfe-b /company/sample',
  'mfe-b /analyst/sample/sample',
  'mfe-b /rest/sample',
];

test('[F-20] the pages of what changes are opened, with a value for each parameter', () => {
  expect(opened(environment('1.0.0', { ...two, 'mfe-a': release('1.1.0', '/equities', '/bonds') }))).toEqual([
    'mfe-a /equities',
    'mfe-a /bonds',
  ]);
  expect(opened(before)).toEqual([]);
});

test('[F-20] of the same version with other bytes, too', () => {
  const rebuilt = { ...old, integrity: { 'e.js': 'sha384-other' } };
  expect(opened(environment('1.0.0', { ...two, 'mfe-a': rebuilt }))).toEqual(['mfe-a /equities']);
});

test('[F-20] all pages are opened in another shell, and in an environment’s first', () => {
  expect(opened(environment('2.0.0', two))).toEqual(all);
  expect(pagesToProve({ before: undefined, next: before, records: new Map() })).toHaveLength(4);
});

test('[F-20] no fallback hides a fault of the new version; the bank’s API is never called', () => {
  const { apiBase, remotes, ...rest } = proposedDocument(
    environment('1.0.0', { 'mfe-a': { ...release('1.1.0', '/equities'), lastGood: old } }),
  );
  expect(apiBase).toBe('/api');
  expect(remotes).toEqual({ 'mfe-a': release('1.1.0', '/equities') });
  expect(rest).toMatchObject({ environment: 'prod', shell: before.shell, links: before.links });
});
