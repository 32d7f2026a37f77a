import { routeGroups, type FirstViewKind, type RouteGroup } from '@portal/contract';
import type { Environment } from '@portal/wire';
import { earlyOrder, preloadsFor } from './preloads.ts';

const hashed = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));

const files = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });

function aRemote(area: string, paths: Partial<Record<RouteGroup, string[]>>) {
  return {
    version: '1.0.0',
    contract: '1.0.0',
    area,
    baseUrl: `/artefacts/mfe-${area}/1.0.0/`,
    pages: routeGroups.flatMap((group) => (paths[group] ?? []).map((path) => ({ path, group }))),
    manifest: { entry: 'entry.js', exposed: files(area), chunks: {} },
    integrity: hashed('entry.js', `${area}.js`, `${area}.css`),
    shared: {},
    uses: {},
  };
}

const environment = {
  shell: { version: '2.0.0', contract: '1.0.0' },
  remotes: {
    'mfe-auth': aRemote('auth', { public: ['/login'], signedIn: ['/change_password'] }),
    'mfe-libraries': aRemote('libraries', { gated: ['/', '/equities', '/document_preview/:docRef'] }),
  },
} as Partial<Environment> as Environment;

const shellManifest = { entry: '', exposed: files('main'), chunks: { research: files('research') } };
const shellIntegrity = hashed('main.js', 'main.css', 'research.js', 'research.css');

const shell = ['/artefacts/shell/2.0.0/main.css', '/artefacts/shell/2.0.0/main.js'];
const research = ['/artefacts/shell/2.0.0/research.css', '/artefacts/shell/2.0.0/research.js'];
const remote = (area: string) =>
  [`entry.js`, `${area}.css`, `${area}.js`].map((file) => `/artefacts/mfe-${area}/1.0.0/${file}`);

test.each([
  ['the front page', '/', true, [...shell, ...remote('libraries'), ...research]],
  ['a deep link', '/document_preview/42', true, [...shell, ...remote('libraries'), ...research]],
  ['a page without gates', '/change_password', true, [...shell, ...remote('auth')]],
  ['the login page', '/login', false, [...shell, ...remote('auth')]],
  ['a protected page, signed out: the login page follows', '/equities', false, [...shell, ...remote('auth')]],
  ['a page behind sign-in, signed out', '/change_password', false, [...shell, ...remote('auth')]],
  ['a page of the shell', '/error/unentitled', true, shell],
  ['an unknown page', '/nowhere', false, shell],
])('%s: %s', (_, pathname, signedIn, hrefs) => {
  const source = { environment, shellManifest, shellIntegrity, pathname, signedIn };
  const { after, files: next = [] } = earlyOrder(source).next ?? {};
  const preloads = [...preloadsFor(source), ...next];
  expect(after).toEqual(shell.slice(1));
  expect(preloads.map(({ href }) => href)).toEqual(hrefs);
  expect(next.map(({ href }) => href)).toEqual(hrefs.slice(shell.length));
  for (const preload of preloads)
    expect(preload).toEqual({
      href: preload.href,
      as: preload.href.endsWith('.css') ? 'style' : 'script',
      integrity: `sha384-${preload.href.split('/').at(-1)}`,
    });
});

test('the fonts of every page come before the scripts that write with them', () => {
  const spoken = { ...shellManifest, fonts: ['letters.1.woff2'] };
  const source = { environment, shellManifest: spoken, shellIntegrity };
  const [first, ...others] = preloadsFor(source);
  expect(first).toEqual({ href: '/artefacts/shell/2.0.0/letters.1.woff2', as: 'font' });
  expect(others.map(({ href }) => href)).toEqual(shell);
});

describe('[S-11] the first view', () => {
  const libraries = aRemote('libraries', { gated: ['/equities', '/recently_read'] });
  const manifest = { ...libraries.manifest, firstViews: { '/equities': 'first-Library' } };
  const inBoth = (name: string) =>
    Object.fromEntries(
      ['en', 'de'].map((language) => [`${name}-${language}`, { js: [`${name}-${language}.js`], css: [] }]),
    );
  const source = {
    environment: {
      ...environment,
      tabNames: { equity_library_tab: 'EQ' },
      remotes: {
        'mfe-libraries': {
          ...libraries,
          pages: libraries.pages.map((page) => ({
            ...page,
            access: 'equity_library_tab',
            firstView: 'list' as FirstViewKind | undefined,
          })),
          manifest: { ...manifest, chunks: inBoth('first-Library') },
          integrity: { ...libraries.integrity, ...hashed('first-Library-en.js', 'first-Library-de.js') },
        },
      },
    },
    shellManifest: { ...shellManifest, chunks: inBoth('first') },
    shellIntegrity: { ...shellIntegrity, ...hashed('first-en.js', 'first-de.js') },
    pathname: '/equities',
    signedIn: true,
  };
  const filesIn = (language: string) => [
    {
      href: `/artefacts/shell/2.0.0/first-${language}.js`,
      as: 'script',
      integrity: `sha384-first-${language}.js`,
    },
    {
      href: `/artefacts/mfe-libraries/1.0.0/first-Library-${language}.js`,
      as: 'script',
      integrity: `sha384-first-Library-${language}.js`,
    },
  ];

  test('has each language’s shell file before the area’s, each with release and hash', () => {
    const order = earlyOrder(source);
    expect(order.first).toEqual({
      access: 'equity_library_tab',
      tabNames: { equity_library_tab: 'EQ' },
      files: { en: filesIn('en'), de: filesIn('de') },
    });
    expect(order.shell?.map(({ href }) => href)).toEqual(shell);
  });

  const ofKind = (firstView: FirstViewKind | undefined) => {
    const { 'mfe-libraries': remote } = source.environment.remotes;
    const pages = remote.pages.map((page) => ({ ...page, firstView }));
    return { ...source.environment, remotes: { 'mfe-libraries': { ...remote, pages } } };
  };

  test('of a profile has the shell’s file for profiles', () => {
    const order = earlyOrder({
      ...source,
      environment: ofKind('profile'),
      shellManifest: { ...shellManifest, chunks: { ...inBoth('first'), ...inBoth('first-profile') } },
      shellIntegrity: { ...source.shellIntegrity, ...hashed('first-profile-en.js', 'first-profile-de.js') },
    });
    expect(order.first?.files.de.map(({ href }) => href)).toEqual([
      '/artefacts/shell/2.0.0/first-profile-de.js',
      '/artefacts/mfe-libraries/1.0.0/first-Library-de.js',
    ]);
  });

  test('is not held up by answers that only the portal needs', () => {
    const { calls, laterCalls } = earlyOrder(source);
    expect(calls).toEqual(['portal_tabs/entitlements/all']);
    expect(laterCalls).toEqual(['current_user', 'current_user/accepted_terms']);
  });

  test.each<[string, Partial<typeof source>]>([
    ['of another page', { pathname: '/recently_read' }],
    ['of a visitor', { signedIn: false }],
    ['of a kind that the platform does not know', { environment: ofKind(undefined) }],
    [
      'with a file that has no hash in one language',
      { shellIntegrity: { ...shellIntegrity, ...hashed('first-en.js') } },
    ],
    ['with an older shell', { shellManifest: shellManifest as never }],
  ])('is left out %s', (_what, other) => {
    const order = earlyOrder({ ...source, ...other });
    expect([order.first, order.shell]).toEqual([undefined, undefined]);
  });
});

test('[F-10] a file without a hash is not fetched: it would not be loaded', () => {
  const source = { environment, shellManifest, shellIntegrity: {} };
  expect(preloadsFor(source)).toEqual([]);
  const visit = { pathname: '/nowhere', signedIn: false };
  expect(earlyOrder({ ...source, ...visit }).next).toEqual({ after: [], files: [] });
});

const saying = (manifest: Partial<Environment['remotes'][string]['manifest']>) => {
  const auth = aRemote('auth', { public: ['/login'], signedIn: ['/change_password'] });
  const chunks = { login: files('login'), en: { js: ['en.js'], css: [] }, de: { js: ['de.js'], css: [] } };
  return {
    ...environment,
    apiBase: '/api',
    remotes: {
      'mfe-auth': {
        ...auth,
        manifest: { ...auth.manifest, chunks, ...manifest },
        integrity: { ...auth.integrity, ...hashed('login.js', 'login.css', 'en.js', 'de.js') },
      },
    },
  };
};

test('a release that names a page’s screen has it fetched, for that page alone', () => {
  const source = { environment: saying({ screens: { '/login': 'login' } }), shellManifest, shellIntegrity };
  const screen = ['/artefacts/mfe-auth/1.0.0/login.css', '/artefacts/mfe-auth/1.0.0/login.js'];
  const hrefs = (pathname: string, signedIn: boolean) =>
    earlyOrder({ ...source, pathname, signedIn }).next?.files.map(({ href }) => href);
  expect(hrefs('/login', false)).toEqual([...remote('auth'), ...screen]);
  expect(hrefs('/change_password', true)).toEqual(remote('auth'));
});

test.each([
  [
    'a protected page',
    '/change_password',
    true,
    ['current_user', 'current_user/accepted_terms', 'portal_tabs/entitlements/all'],
  ],
  ['a protected page, signed out', '/change_password', false, []],
  ['a public page', '/login', true, []],
  ['a page of nobody', '/nowhere', true, []],
])('what is asked early of %s', (_, pathname, signedIn, expected) => {
  const source = { environment: saying({}), shellManifest, shellIntegrity };
  expect(earlyOrder({ ...source, pathname, signedIn })).toMatchObject({
    apiBase: '/api',
    calls: expected,
    words: {},
  });
});

describe('what the page on show asks first', () => {
  const list = { call: 'list?page=1', plainOnly: true };
  const libraries = {
    ...aRemote('libraries', {}),
    pages: [
      { path: '/equities', group: 'gated' as const, access: 'equity_library_tab', reads: [list] },
      { path: '/zkb-team', group: 'gated' as const, access: ['team_a_tab', 'team_b_tab'] },
      { path: '/own-page', group: 'gated' as const, reads: [list] },
      { path: '/document_preview/:docRef', group: 'gated' as const, access: 'document_preview_tab' },
    ],
  };
  const of = (
    pathname: string,
    { signedIn = true, tabNames }: Partial<Environment> & { signedIn?: boolean } = {},
  ) =>
    earlyOrder({
      environment: {
        ...environment,
        tabNames,
        remotes: { 'mfe-libraries': libraries },
      },
      ...{ shellManifest, shellIntegrity, pathname, signedIn },
    }).reads;
  const gate = (tab: string) => ({ call: `authorisation?portal_tab_name=${tab}` });

  test.each([
    ['the gate, and what its release says', '/equities', [gate('equity_library_tab'), list]],
    ['a page that any of several tabs grants: their names are not known yet', '/zkb-team', undefined],
    ['a page of the area’s own', '/own-page', [list]],
    [
      'one thing that is shown',
      '/document_preview/D1',
      [{ call: 'authorisation?docRef=%3AdocRef&portal_tab_name=document_preview_tab' }],
    ],
  ])('is asked: %s', (_what, pathname, calls) => {
    expect(of(pathname)?.calls).toEqual(calls);
  });

  test('comes with the route, and the tab by the name that the API has for it', () => {
    expect(of('/equities', { tabNames: { equity_library_tab: 'Shares' } })).toEqual({
      route: '/equities',
      calls: [gate('Shares'), list],
    });
  });

  test('is nothing while nobody is signed in', () => {
    expect(of('/equities', { signedIn: false })).toBeUndefined();
  });
});

test('the words of both languages are named, with their hashes', () => {
  const spoken = saying({ words: { en: 'en', de: 'de', fr: 'missing' } });
  const source = { environment: spoken, shellManifest, shellIntegrity };
  expect(earlyOrder({ ...source, pathname: '/login', signedIn: false }).words).toEqual({
    en: { href: '/artefacts/mfe-auth/1.0.0/en.js', integrity: 'sha384-en.js' },
    de: { href: '/artefacts/mfe-auth/1.0.0/de.js', integrity: 'sha384-de.js' },
  });
});
