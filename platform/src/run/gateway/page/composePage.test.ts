import { createHash } from 'node:crypto';
import type { Environment, RemoteRelease } from '@portal/wire';
import { composePage, inlineHash } from './composePage.ts';

const pages = [
  { path: '/login', group: 'public' },
  { path: '/change_password', group: 'signedIn' },
  { path: '/equities', group: 'gated' },
];
const manifest = { entry: '', exposed: { js: [], css: [] }, chunks: {} };
const facts = {
  version: '1.0.0',
  contract: '1.0.0',
  area: 'x',
  baseUrl: '/',
  integrity: {},
  shared: {},
  uses: {},
};
const environment = {
  environment: 'local',
  shell: { version: '1.0.0', contract: '1.0.0' },
  remotes: {
    'mfe-x': { ...facts, pages, manifest },
  },
} as Partial<Environment> as Environment;

const compose = (
  visit: { pathname: string; signedIn: boolean },
  of: Partial<Environment> = {},
  shellIntegrity: Record<string, string> = {},
  template = '<!--portal:head--><div data-visit="" data-variant=""></div><!--portal:scripts-->',
) =>
  composePage(
    {
      template,
      environment: { ...environment, ...of },
      shellManifest: manifest,
      shellIntegrity,
    },
    { ...visit, nonce: 'n' },
  );

test.each([
  ['a main page', '/equities', true, 'main'],
  ['a page of the account', '/change_password', true, 'client'],
  ['a page of nobody', '/nowhere', true, 'client'],
  ['a page for visitors', '/login', true, 'visitor'],
  ['a main page, signed out: the sign-in follows', '/equities', false, 'visitor'],
])('the frame before any script is that of %s', (_what, pathname, signedIn, frame) => {
  expect(compose({ pathname, signedIn })).toContain(`data-visit="${frame}" data-variant="plain"`);
});

test('[F-14] it knows the places that clients never see', () => {
  const visit = { pathname: '/equities', signedIn: true };
  expect(compose(visit, { environment: 'uat' })).toContain('data-visit="main" data-variant="uat"');
});

const both = {
  'mfe-x': environment.remotes['mfe-x'],
  'mfe-y': { ...facts, area: 'y', pages: [{ path: '/team', group: 'gated' }], manifest },
} as Environment['remotes'];

const documentIn = (page: string) =>
  JSON.parse(/id="portal-environment">(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
    remotes: object;
    others?: object;
  };

test.each([
  ['an address of its own', '/team', true, ['mfe-y'], ['mfe-x']],
  ['an address that leads to the login page first', '/team', false, ['mfe-x'], ['mfe-y']],
  ['an address that no area owns', '/nowhere', true, [], ['mfe-x', 'mfe-y']],
])('[S-11] a page carries the files of one area: %s', (_, pathname, signedIn, own, listed) => {
  const template = '<!--portal:head--><!--portal:scripts--><!--portal:others-->';
  const page = compose({ pathname, signedIn }, { remotes: both }, {}, template);
  const { remotes, others = {} } = documentIn(page);
  expect([Object.keys(remotes), Object.keys(others)]).toEqual([own, listed]);
  expect(page).not.toContain('<!--');
  for (const other of Object.values(others) as object[])
    expect(Object.keys(other)).toEqual(['version', 'contract', 'area', 'baseUrl', 'pages']);
});

test('the page of an older shell carries the files of all areas', () => {
  const page = compose({ pathname: '/team', signedIn: true }, { remotes: both });
  expect(documentIn(page)).toMatchObject({ remotes: both });
  expect(documentIn(page).others).toBeUndefined();
});

test('early calls are not in the environment, nor in fallbacks', () => {
  const reads = [{ call: 'equities_documents?page=1' }];
  const reading = pages.map((page) => ({ ...page, reads }));
  const release = { ...environment.remotes['mfe-x'], pages: reading } as RemoteRelease;
  const remotes = { 'mfe-x': { ...release, lastGood: release } };
  expect(compose({ pathname: '/equities', signedIn: true }, { remotes })).not.toContain('equities_documents');
});

test('[F-17] pages know what builds and fallbacks need of their shell', () => {
  const needs = { uses: { '@portal/ui': ['SmallButton'] }, shared: { react: '^19.9.9' } };
  const release = { ...environment.remotes['mfe-x'], ...needs } as RemoteRelease;
  const remotes = { 'mfe-x': { ...release, lastGood: release } };
  const page = compose({ pathname: '/equities', signedIn: true }, { remotes });
  const inPage = /id="portal-environment">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(inPage)).toMatchObject({ remotes: { 'mfe-x': { ...needs, lastGood: needs } } });
});

test.each([
  [{ 'portal.webmanifest': 'x', 'icons/apple-touch-icon.png': 'y' }, ['manifest', 'apple-touch-icon']],
  [{ 'main.js': 'x' }, []],
])('a page names its manifest and icon where the shell brings them', (shellIntegrity, named) => {
  const page = compose({ pathname: '/equities', signedIn: true }, {}, shellIntegrity);
  const links = [...page.matchAll(/<link rel="([\w-]+)" href="([^"]+)" \/>/g)];
  expect(links.map(([, rel]) => rel)).toEqual(named);
  for (const [, , href] of links) expect(href).toMatch(/^\/artefacts\/shell\/1\.0\.0\/(?:portal|icons)/);
});

const earlyCode = 'early();';

const composeEarly = (pathname: string, early?: string) =>
  composePage(
    {
      template: '<!--portal:head--><!--portal:scripts-->',
      environment,
      shellManifest: { ...manifest, chunks: { early: { js: ['early.1.js'], css: [] } } },
      shellIntegrity: { 'early.1.js': 'sha384-e' },
      early,
    },
    { pathname, signedIn: true, nonce: 'n' },
  );

test('the early script is in pages with early calls; the policy admits only its code', () => {
  const page = composeEarly('/equities', earlyCode);
  const [, inline] = /<script data-portal="[^"]+">([^<]*)<\/script>/.exec(page) ?? [];
  expect(inline).toBe(earlyCode);
  expect(page).not.toContain('src="/artefacts/shell/1.0.0/early.1.js"');
  const hash = createHash('sha256').update(earlyCode).digest('base64');
  expect(inlineHash({ early: earlyCode })).toBe(`sha256-${hash}`);
});

test('[S-11] before a first view the page loads only what it needs; the early script the rest', () => {
  const chunk = { js: ['first.js'], css: [] };
  const inBoth = (name: string) => ({ [`${name}-en`]: chunk, [`${name}-de`]: chunk });
  const release = {
    ...environment.remotes['mfe-x'],
    pages: [{ path: '/equities', group: 'gated', firstView: 'list' }],
    manifest: { ...manifest, firstViews: { '/equities': 'first-X' }, chunks: inBoth('first-X') },
    integrity: { 'first.js': 'sha384-x' },
  } as Partial<RemoteRelease> as RemoteRelease;
  const page = composePage(
    {
      template: '<!--portal:head--><!--portal:scripts-->',
      environment: { ...environment, remotes: { 'mfe-x': release } },
      shellManifest: {
        ...manifest,
        exposed: { js: ['main.js'], css: ['main.css'] },
        chunks: { early: { js: ['early.js'], css: [] }, ...inBoth('first') },
      },
      shellIntegrity: { 'main.js': 'sha384-m', 'main.css': 'sha384-c', 'first.js': 'sha384-f' },
      early: earlyCode,
    },
    { pathname: '/equities', signedIn: true, nonce: 'n' },
  );
  expect(page).not.toMatch(/<script (?:async|defer)|<link rel="preload" as="script"|<link rel="stylesheet"/);
  expect(page).toContain('&quot;href&quot;:&quot;/artefacts/shell/1.0.0/first.js&quot;');
  const inPage = /id="portal-environment">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(inPage)).toMatchObject({ remotes: { 'mfe-x': { integrity: {} } } });
  expect(inPage).not.toContain('first');
  expect(page).toContain('&quot;shell&quot;:[{&quot;href&quot;:&quot;/artefacts/shell/1.0.0/main.css&quot;');
});

test.each([
  ['a page that asks nothing', '/login', earlyCode],
  ['an older shell', '/equities', undefined],
])('%s has it as a file', (_what, pathname, early) => {
  const page = composeEarly(pathname, early);
  expect(page).toContain('src="/artefacts/shell/1.0.0/early.1.js"');
  expect(page).not.toContain(earlyCode);
  expect(inlineHash({ early: undefined })).toBeUndefined();
});

test('the environment, most of the page’s bytes, stands behind what is painted first', () => {
  const page = compose({ pathname: '/equities', signedIn: true });
  expect(page.indexOf('id="portal-environment"')).toBeGreaterThan(page.indexOf('data-visit="main"'));
});

const sheet =
  '<link rel="stylesheet" href="/artefacts/shell/1.0.0/main.1.css" integrity="sha384-x" crossorigin="anonymous" />';

const composeStyled = (template: string) =>
  composePage(
    {
      template,
      environment,
      shellManifest: { ...manifest, exposed: { js: [], css: ['main.1.css'] } },
      shellIntegrity: { 'main.1.css': 'sha384-x' },
    },
    { pathname: '/equities', signedIn: true, nonce: 'n' },
  );

test('a frame with its own styles does not wait for the style sheet, which loads first', () => {
  const page = composeStyled('<!--portal:head-->\n<!--portal:styles-->\n<i></i><!--portal:scripts-->');
  const forPaper = sheet.replace('rel="stylesheet"', 'rel="stylesheet" media="print"');
  const [preload, place] = [page.indexOf('<link rel="preload" as="style"'), page.indexOf(forPaper)];
  expect(preload).toBeGreaterThan(-1);
  expect(place).toBeGreaterThan(preload);
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('the page of an older shell waits for its style sheet', () => {
  expect(composeStyled('<!--portal:head--><i></i><!--portal:scripts-->')).toContain(sheet);
});
