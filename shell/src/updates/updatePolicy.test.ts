import type { Environment } from '@portal/wire';
import { anEnvironment, aRelease, pagesAt } from '../testing/aRelease.ts';
import { needsDocument, updatePolicy, withRemotesOf, type Moment, type RunningPage } from './updatePolicy.ts';

const libraries = aRelease();
const auth = aRelease({
  area: 'auth',
  baseUrl: '/artefacts/mfe-auth/1.0.0/',
  pages: pagesAt({ public: ['/login'] }),
});
const running = anEnvironment({ 'mfe-auth': auth, 'mfe-libraries': libraries });
const page: RunningPage = {
  environment: running,
  shell: {
    ...running.shell,
    shared: { '@portal/ui': '1.0.0' },
    offers: { '@portal/ui': ['Button'] },
  },
};
const next = aRelease({ version: '0.2.0', baseUrl: '/artefacts/mfe-libraries/0.2.0/' });

const newer = (change: Partial<Environment> = {}): Environment => ({
  ...running,
  revision: 8,
  remotes: { ...running.remotes, 'mfe-libraries': next },
  ...change,
});
const withRelease = (release: typeof next) =>
  newer({ remotes: { ...running.remotes, 'mfe-libraries': release } });

const otherPage: Moment = {
  action: 'PUSH',
  isOtherPage: true,
  carriesState: false,
  hasUnsaved: false,
  isBusy: false,
  wasLoadedFor: false,
};

const otherShell = newer({ shell: { version: '0.2.0', contract: '1.0.0' } });

test.each<[string, Partial<Moment>, string]>([
  ['a link to another page', {}, 'remotes'],
  ['Back', { action: 'POP' }, 'remotes'],
  ['a page that brings something along', { carriesState: true }, 'remotes'],
  ['a page that replaces another', { action: 'REPLACE' }, 'remotes'],
  ['while a toast is shown', { isBusy: true }, 'remotes'],
  ['filters of the same page', { isOtherPage: false }, 'wait'],
  ['something typed and not saved', { hasUnsaved: true }, 'wait'],
])('newer remotes at %s: %s, then %s', (_, moment, way) => {
  expect(updatePolicy(page, newer(), { ...otherPage, ...moment })).toBe(way);
});

test.each<[string, Partial<Moment>, string]>([
  ['a link to another page', {}, 'document'],
  ['Back', { action: 'POP', carriesState: true }, 'document'],
  ['a page that brings something along', { carriesState: true }, 'wait'],
  ['a page that replaces another', { action: 'REPLACE' }, 'wait'],
  ['while a toast is shown', { isBusy: true }, 'wait'],
  ['filters of the same page', { isOtherPage: false }, 'wait'],
  ['something typed and not saved', { hasUnsaved: true }, 'wait'],
  ['a document that did not bring it', { wasLoadedFor: true }, 'remotes'],
])('a newer shell at %s: %j leads to %s', (_, moment, way) => {
  expect(updatePolicy(page, otherShell, { ...otherPage, ...moment })).toBe(way);
});

test('[F-21] its remotes alone never join a page of another preview', () => {
  const preview = { id: 'a'.repeat(16), until: '2026-11-28T15:30:00Z', releases: [] };
  const moment = { ...otherPage, wasLoadedFor: true };
  expect(updatePolicy(page, newer({ preview }), moment)).toBe('wait');
});

test.each<[string, Environment, boolean]>([
  ['another revision of the same', { ...running, revision: 9 }, false],
  ['another version of a remote', newer(), false],
  ['an older one', withRelease(aRelease({ version: '0.0.1' })), false],
  [
    'a further page',
    withRelease({ ...next, pages: [...next.pages, ...pagesAt({ public: ['/new'] })] }),
    false,
  ],
  ['another version to fall back on', withRelease({ ...libraries, lastGood: next }), false],
  ['a further remote', newer({ remotes: { ...running.remotes, 'mfe-new': next } }), false],
  ['another shell', otherShell, true],
  [
    '[F-21] a preview of another area',
    { ...newer(), preview: { id: 'a'.repeat(16), until: '2026-11-28T15:30:00Z', releases: [] } },
    true,
  ],
  ['another place of the API', newer({ apiBase: '/v2' }), true],
  ['another name of a tab', newer({ tabNames: { coverage_equity_tab: 'Shares' } }), true],
  ['another link', newer({ links: { ...running.links, privacy: 'https://other.example/' } }), true],
  ['another header', newer({ headerVariant: 'staging' }), true],
  ['a contract that this shell does not offer', withRelease({ ...next, contract: '2.0.0' }), true],
  ['a newer contract', withRelease({ ...next, contract: '1.9.0' }), true],
  ['a later version of a shared library', withRelease({ ...next, shared: { '@portal/ui': '^1.1.0' } }), true],
  ['a name that this shell offers', withRelease({ ...next, uses: { '@portal/ui': ['Button'] } }), false],
  ['a name that it does not', withRelease({ ...next, uses: { '@portal/ui': ['Map'] } }), true],
  [
    'a name of a package that is not loaded yet',
    withRelease({ ...next, uses: { '@portal/research': ['Tile'] } }),
    false,
  ],
  ['a page that is gone', withRelease({ ...next, pages: pagesAt({ gated: ['/'] }) }), true],
  [
    'a page in another layout',
    withRelease({ ...next, pages: next.pages.map((one) => ({ ...one, group: 'public' as const })) }),
    true,
  ],
  ['a remote that is gone', newer({ remotes: { 'mfe-auth': auth } }), true],
  ['files on a host of their own', withRelease({ ...next, baseUrl: 'https://files.example/' }), true],
])('%s needs a document of its own: %s', (_, environment, expected) => {
  expect(needsDocument(page, environment)).toBe(expected);
});

describe('[F-19] an area that is retired', () => {
  const { version, area, pages } = libraries;
  const retired = { 'mfe-libraries': { version, area, pages } };
  const without = newer({ remotes: { 'mfe-auth': auth }, retired });
  const after: RunningPage = { ...page, environment: withRemotesOf(page, without) };

  test('leaves the page without a document load, and is known as retired', () => {
    expect(needsDocument(page, without)).toBe(false);
    expect(after.environment).toEqual({ ...running, revision: 8, remotes: { 'mfe-auth': auth }, retired });
  });

  test('comes back without one, in any version that has its pages', () => {
    const back = { ...withRelease(next), revision: 9 };
    expect(needsDocument(after, back)).toBe(false);
    expect(withRemotesOf(after, back)).toEqual(back);
    expect(withRemotesOf(after, back)).not.toHaveProperty('retired');
  });

  test('returns with a document when a page of it is gone, and is retired until then', () => {
    const smaller = withRelease({ ...next, pages: pagesAt({ gated: ['/'] }) });
    expect(needsDocument(after, smaller)).toBe(true);
    expect(withRemotesOf(after, smaller)).toEqual({ ...after.environment, revision: 8 });
  });

  test('gives its paths to an area that claims them', () => {
    const heir = { ...auth, version: '2', pages: [...auth.pages, ...libraries.pages] };
    const remotes = { 'mfe-auth': heir };
    expect(withRemotesOf(page, { ...without, remotes }).remotes).toEqual(remotes);
  });
});

test('a remote from a host that is used already can join the page', () => {
  const elsewhere = { ...libraries, baseUrl: 'https://files.example/1/' };
  const spread = { ...running, remotes: { 'mfe-libraries': elsewhere } };
  const later = {
    ...spread,
    remotes: { 'mfe-libraries': { ...elsewhere, version: '2', baseUrl: 'https://files.example/2/' } },
  };
  expect(needsDocument({ ...page, environment: spread }, later)).toBe(false);
});

test('[F-09] a remote of another contract stays what it is; the others are updated', () => {
  const foreign = { ...next, contract: '2.0.0' };
  const otherAuth = { ...auth, version: '1.1.0' };
  const further = { ...next, area: 'new', pages: pagesAt({ public: ['/new'] }) };
  const remotes = { 'mfe-auth': otherAuth, 'mfe-libraries': foreign, 'mfe-new': further };
  const taken = withRemotesOf(page, { ...otherShell, remotes });
  expect(taken).toEqual({
    ...running,
    revision: 8,
    remotes: { 'mfe-auth': otherAuth, 'mfe-libraries': libraries, 'mfe-new': further },
  });
});

test('[F-09] a contested path stays with its area, and its new owner stays what it was', () => {
  const without = { ...next, pages: libraries.pages.slice(1) };
  const taking = { ...auth, version: '1.1.0', pages: [...auth.pages, ...libraries.pages.slice(0, 1)] };
  const remotes = { 'mfe-auth': taking, 'mfe-libraries': without };
  expect(withRemotesOf(page, { ...otherShell, remotes }).remotes).toEqual(running.remotes);
});
