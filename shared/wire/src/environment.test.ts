import {
  environmentSchema,
  environmentTag,
  headerVariantOf,
  livePackages,
  overrideOrigins,
  overrideOriginSchema,
  releasedPageSchema,
  remoteReleaseSchema,
} from './environment.ts';

const { apiBase } = environmentSchema.shape;
const { baseUrl } = remoteReleaseSchema.shape;
const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each(['/api', '/', 'https://api.example', 'https://api.example:8443/v1/', 'http://[::1]:4301/api'])(
  '%s can be the place of the API',
  (place) => expect(accepts(apiBase, place)).toBe(true),
);

test('nowhere is no place', () => {
  expect(accepts(apiBase, '')).toBe(false);
});

test.each([
  'api',
  '//api.example/',
  'javascript:alert(1)',
  'https://user:password@api.example/',
  // Valid to a URL parser, but more than an address in a policy or configuration.
  "https://api.example;script-src'unsafe-inline'/",
  'https://api.example,evil.example/',
  'https://$http_host/',
  'https://*/',
  'https://a"b/',
  '/api"; return 200 "',
  '/api\nx',
  '/api\n',
  '/a b',
])('%j is no place, neither for the API nor for a remote', (place) => {
  expect([accepts(apiBase, place), accepts(baseUrl, `${place}/`)]).toEqual([false, false]);
});

test.each([
  ['/texts/privacy.{language}.json', true],
  ['/texts/{language}/privacy.json', true],
  ['/texts/privacy.json', false],
  ['/{language}/{language}.json', false],
  ['//bank.example/{language}.json', false],
  ['https://bank.example/{language}.json', false],
  ['/a b/{language}.json', false],
])('the text that clients accept can be at %j: %s', (path, accepted) => {
  expect(accepts(environmentSchema.shape.links.shape.privacyText, path)).toBe(accepted);
});

test('a remote lies in a folder', () => {
  expect(accepts(baseUrl, '/artefacts/mfe-auth/1.0.0-local.3+ab/')).toBe(true);
  expect(accepts(baseUrl, '/artefacts/mfe-auth/1.0.0')).toBe(false);
});

test.each([
  ['/', true],
  ['*', true],
  ['/company_profile/:id', true],
  ['/notification-centre/*', true],
  ['equities', false],
  ['/x"; }', false],
  ['/x$host', false],
  ['/(', false],
  ['/a b', false],
])('an area has a page at %j: %s', (path, accepted) => {
  expect(accepts(releasedPageSchema, { path, group: 'public' })).toBe(accepted);
});

test('a page’s access, links and first reads stay; a missing label is empty', () => {
  const page = {
    path: '/coverage',
    group: 'gated',
    access: ['coverage_equity_tab', 'coverage_international_tab'],
    menu: { label: { en: 'Coverage', de: 'Coverage' }, place: 10, shown: 'listed' },
    reads: [{ call: 'coverage?page=1', unlessCookies: ['filter'], plainCookies: { filter: '' } }],
  };
  const tab = { label: { en: 'Coverage' }, place: 90 };
  expect(releasedPageSchema.parse({ ...page, tab })).toEqual({
    ...page,
    tab: { label: { en: 'Coverage', de: '' }, place: 90 },
  });
  expect(accepts(releasedPageSchema, { ...page, access: '' })).toBe(false);
  expect(accepts(releasedPageSchema, { ...page, group: 'other' })).toBe(false);
});

test.each([
  ['list', 'list'],
  ['profile', 'profile'],
  ['person', 'person'],
  ['sector', undefined],
  [true, undefined],
])('a first view of the kind %j is read as %j, and the page stays', (firstView, read) => {
  const page = { path: '/coverage', group: 'gated' };
  expect(releasedPageSchema.parse({ ...page, firstView })).toEqual({ ...page, firstView: read });
});

test('[F-11] a release carries what is needed to fall back on the version before it', () => {
  const version = {
    version: '1.0.0',
    contract: '1.0.0',
    area: 'auth',
    baseUrl: '/artefacts/mfe-auth/1.0.0/',
    pages: [{ path: '/login', group: 'public' }],
    manifest: { entry: 'a.js', exposed: { js: [], css: [] }, chunks: {} },
    integrity: {},
    shared: {},
    uses: {},
  };
  expect(remoteReleaseSchema.parse({ ...version, lastGood: version }).lastGood).toEqual(version);
  expect(accepts(remoteReleaseSchema, { ...version, lastGood: { ...version, baseUrl: 'x' } })).toBe(false);
});

test.each([
  ['local', ['shell']],
  ['uat', []],
  ['staging', []],
  ['prod', []],
] as const)('[F-13] of %s, files without a hash are taken of %j', (environment, packages) => {
  expect(livePackages({ environment, live: ['shell'] })).toEqual(packages);
  expect(livePackages({ environment })).toEqual([]);
});

test.each([
  ['http://localhost:*', true],
  ['http://localhost:4400', true],
  ['https://builds.bank.example', true],
  ['http://127.0.0.1:*', true],
  // Not one host, not an origin, or not expressible in a policy.
  ['http://*', false],
  ['*', false],
  ['http://*.example', false],
  ['http://[::1]:*', false],
  ['http://localhost:4400/', false],
  ['http://user@localhost:*', false],
  ["http://localhost:* 'unsafe-inline'", false],
  ['http://localhost:*;', false],
  ['ws://localhost:*', false],
  ['localhost:*', false],
  ['http://LOCALHOST:*', false],
])('[F-12] %s can be a place of overrides: %s', (origin, accepted) => {
  expect(accepts(overrideOriginSchema, origin)).toBe(accepted);
});

test.each([
  ['local', true, ['http://localhost:*']],
  ['uat', true, ['http://localhost:*']],
  ['staging', true, ['http://localhost:*']],
  ['prod', true, []],
  ['uat', false, []],
] as const)('[F-12] %s, allowed: %s: overrides may come from %j', (environment, allowed, origins) => {
  const overrides = { allowed, origins: ['http://localhost:*'] };
  expect(overrideOrigins({ environment, overrides })).toEqual(origins);
});

test.each([
  ['prod', undefined, 'plain'],
  ['local', undefined, 'plain'],
  ['uat', undefined, 'uat'],
  ['staging', undefined, 'staging'],
  ['uat', 'plain', 'plain'],
  ['prod', 'staging', 'staging'],
] as const)(
  '[F-14] the header of %s, whose document says %s, is %s',
  (environment, headerVariant, variant) => {
    const document = headerVariant === undefined ? { environment } : { environment, headerVariant };
    expect(headerVariantOf(document)).toBe(variant);
  },
);

test('[F-14] a document from before variants is read, one with an unknown variant is not', () => {
  const { headerVariant } = environmentSchema.shape;
  expect(
    [undefined, 'plain', 'uat', 'staging', 'gold'].map((value) => accepts(headerVariant, value)),
  ).toEqual([true, true, true, true, false]);
});

test('the tag of an environment’s state names place and revision', () => {
  expect(environmentTag({ environment: 'prod', revision: 42 })).toBe('W/"prod-42"');
});
