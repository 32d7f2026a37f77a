import type { Environment } from '@portal/wire';
import { anEnvironment, aRelease } from '../testRelease.ts';
import { needsDocument, wayToTake, withRemotesOf, type Moment } from './takeOver.ts';

const libraries = aRelease();
const auth = aRelease({
  area: 'auth',
  baseUrl: '/artefacts/mfe-auth/1.0.0/',
  paths: { public: ['/login'], signedIn: [], gated: [] },
});
const running = anEnvironment({ 'mfe-auth': auth, 'mfe-libraries': libraries });
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
  ['a page in the place of another', { action: 'REPLACE' }, 'remotes'],
  ['while a toast is shown', { isBusy: true }, 'remotes'],
  ['filters of the same page', { isOtherPage: false }, 'wait'],
  ['something typed and not saved', { hasUnsaved: true }, 'wait'],
])('newer remotes at %s: %s, then %s', (_, moment, way) => {
  expect(wayToTake(running, newer(), { ...otherPage, ...moment })).toBe(way);
});

test.each<[string, Partial<Moment>, string]>([
  ['a link to another page', {}, 'document'],
  ['Back', { action: 'POP', carriesState: true }, 'document'],
  ['a page that brings something along', { carriesState: true }, 'wait'],
  ['a page in the place of another', { action: 'REPLACE' }, 'wait'],
  ['while a toast is shown', { isBusy: true }, 'wait'],
  ['filters of the same page', { isOtherPage: false }, 'wait'],
  ['something typed and not saved', { hasUnsaved: true }, 'wait'],
  ['a document that did not bring it', { wasLoadedFor: true }, 'remotes'],
])('a newer shell at %s: %j leads to %s', (_, moment, way) => {
  expect(wayToTake(running, otherShell, { ...otherPage, ...moment })).toBe(way);
});

test.each<[string, Environment, boolean]>([
  ['another revision of the same', { ...running, revision: 9 }, false],
  ['another version of a remote', newer(), false],
  ['an older one', withRelease(aRelease({ version: '0.0.1' })), false],
  ['a further page', withRelease({ ...next, paths: { ...next.paths, public: ['/new'] } }), false],
  ['another version to fall back on', withRelease({ ...libraries, lastGood: next }), false],
  ['a further remote', newer({ remotes: { ...running.remotes, 'mfe-new': next } }), false],
  ['another shell', otherShell, true],
  ['another place of the API', newer({ apiBase: '/v2' }), true],
  ['another link', newer({ links: { ...running.links, privacy: 'https://other.example/' } }), true],
  ['another header', newer({ headerVariant: 'staging' }), true],
  ['a contract that this shell does not offer', withRelease({ ...next, contract: '2.0.0' }), true],
  ['a newer contract', withRelease({ ...next, contract: '1.9.0' }), true],
  ['a page that is gone', withRelease({ ...next, paths: { ...next.paths, gated: ['/'] } }), true],
  [
    'a page in another layout',
    withRelease({ ...next, paths: { public: next.paths.gated, signedIn: [], gated: [] } }),
    true,
  ],
  ['a remote that is gone', newer({ remotes: { 'mfe-auth': auth } }), true],
  ['files on a host of their own', withRelease({ ...next, baseUrl: 'https://files.example/' }), true],
])('%s needs a document of its own: %s', (_, environment, expected) => {
  expect(needsDocument(running, environment)).toBe(expected);
});

test('a remote from a host that is used already can join the page', () => {
  const elsewhere = { ...libraries, baseUrl: 'https://files.example/1/' };
  const spread = { ...running, remotes: { 'mfe-libraries': elsewhere } };
  const later = {
    ...spread,
    remotes: { 'mfe-libraries': { ...elsewhere, version: '2', baseUrl: 'https://files.example/2/' } },
  };
  expect(needsDocument(spread, later)).toBe(false);
});

test('[F-09] a remote built against a contract that this shell does not offer stays what it is; the others are taken', () => {
  const foreign = { ...next, contract: '2.0.0' };
  const otherAuth = { ...auth, version: '1.1.0' };
  const remotes = { 'mfe-auth': otherAuth, 'mfe-libraries': foreign, 'mfe-new': next };
  const taken = withRemotesOf(running, { ...otherShell, remotes });
  expect(taken).toEqual({
    ...running,
    revision: 8,
    remotes: { 'mfe-auth': otherAuth, 'mfe-libraries': libraries, 'mfe-new': next },
  });
});
