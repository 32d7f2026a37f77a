import { changeLanguage } from '@portal/i18n';
import { createRemoteLoader } from '../remoteLoader.ts';
import { aRelease, anEnvironment } from '#testing/aRelease.ts';
import { preloadPage } from './preloadPage.ts';

const release = aRelease({
  baseUrl: '/artefacts/mfe-x/1/',
  manifest: {
    entry: 'entry.js',
    exposed: { js: ['exposed.js'], css: ['exposed.css'] },
    chunks: {
      screen: { js: ['screen.js'], css: ['screen.css'] },
      other: { js: ['other.js'], css: [] },
      en: { js: ['en.js'], css: [] },
      de: { js: ['de.js'], css: [] },
    },
    screens: { '/team': 'screen', '/coverage': 'other' },
    words: { en: 'en', de: 'de' },
  },
  integrity: Object.fromEntries(
    ['entry.js', 'exposed.js', 'screen.js', 'screen.css', 'other.js', 'en.js', 'de.js'].map((file) => [
      file,
      `sha384-${file}`,
    ]),
  ),
});
const team = { group: 'gated' as const, path: '/team' };

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) =>
    link.getAttribute('href')?.replace('/artefacts/mfe-x/1/', ''),
  );

beforeEach(() => document.head.replaceChildren());

test('everything that a page needs is fetched at once, except files without a hash', () => {
  preloadPage(release, team);
  expect(preloaded()).toEqual(['entry.js', 'exposed.js', 'screen.css', 'screen.js', 'en.js']);
  expect(document.head.querySelector('link[href$="screen.css"]')).toMatchObject({
    as: 'style',
    integrity: 'sha384-screen.css',
    crossOrigin: 'anonymous',
  });
  expect(document.head.querySelector('link[href$="screen.js"]')).toMatchObject({ as: 'script' });
});

test('a file that was asked for is not asked for again', () => {
  preloadPage(release, team);
  preloadPage(release, { group: 'gated', path: '/coverage' });
  expect(preloaded()).toEqual(['entry.js', 'exposed.js', 'screen.css', 'screen.js', 'en.js', 'other.js']);
});

test('the words are those of the language on show', async () => {
  await changeLanguage('de');
  preloadPage(release, team);
  expect(preloaded()).toContain('de.js');
  expect(preloaded()).not.toContain('en.js');
});

test('of a release that does not say what its pages need, what all of them need', () => {
  const { entry, exposed } = release.manifest;
  preloadPage({ ...release, manifest: { entry, exposed, chunks: {} } }, team);
  expect(preloaded()).toEqual(['entry.js', 'exposed.js']);
});

test('[F-05] a likely next page has its files fetched before any of them has loaded', async () => {
  const loadRemote = () => Promise.reject(new Error('not yet'));
  const loader = createRemoteLoader({
    environment: () => anEnvironment({ 'mfe-x': release }),
    runtime: () => ({ registerRemotes: () => undefined, loadRemote }),
    singletons: { react: 'react' },
    shell: () => ({ version: '1.0.0', contract: '1.0.0' }),
    provideShared: () => Promise.resolve(),
    addMessages: () => Promise.resolve(),
    report: () => undefined,
    complete: () => Promise.resolve(),
  });
  await expect(loader.screenAhead('mfe-x', team)).rejects.toThrow();
  expect(preloaded()).toContain('screen.js');
});
