import { aRelease, anEnvironment, pagesAt } from '../testing/aRelease.ts';
import { attribution, releasesIn, stackOf } from './attribution.ts';
import type { PlacedError } from './errorCatcher.ts';

const host = 'https://portal.example.com/artefacts';
const libraries = `    at Faulty (${host}/mfe-libraries/1.2.0-before/screen.1.js?r=1:1:20)`;
const auth = `    at Login (${host}/mfe-auth/1.0.0/login.1.js:1:20)`;
const shell = `    at commit (${host}/shell/0.1.0/vendor.1.js:2:40)`;
const live = '    at Coverage (http://localhost:4312/src_screens.js:3:1)';
const foreign = '    at https://elsewhere.example/x.js:1:1';

const environment = anEnvironment({
  'mfe-libraries': aRelease({ version: '1.3.0' }),
  'mfe-team-coverage': aRelease({
    version: '2.0.0',
    baseUrl: 'http://localhost:4312/',
    pages: pagesAt({ gated: ['/coverage'] }),
  }),
});

function anError(...frames: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...frames].join('\n');
  return error;
}

const met = (more: Partial<PlacedError>): PlacedError => ({
  kind: 'error',
  error: anError(),
  pathname: '/',
  environment,
  ...more,
});

const causedBy = (error: Error) => Object.assign(anError(shell), { cause: error });

test.each<[what: string, met: Partial<PlacedError>, remote: string, basis: string]>([
  ['what was being loaded', { kind: 'load', area: 'mfe-auth@1.0.0' }, 'mfe-auth@1.0.0', 'loader'],
  [
    'an area in the stack, below the shell’s frames',
    { error: anError(shell, libraries, shell) },
    'mfe-libraries@1.2.0-before',
    'stack',
  ],
  ['the newest of two areas', { error: anError(auth, libraries) }, 'mfe-auth@1.0.0', 'stack'],
  ['what caused it', { error: causedBy(anError(auth)) }, 'mfe-auth@1.0.0', 'stack'],
  ['a development server', { error: anError(live) }, 'mfe-team-coverage@2.0.0', 'stack'],
  [
    'the area around a component of the shell',
    { kind: 'render', error: anError(shell), componentStack: [shell, libraries].join('\n') },
    'mfe-libraries@1.2.0-before',
    'component',
  ],
  [
    'the screen that broke, when no stack names it',
    { kind: 'render', error: anError(shell), area: 'mfe-auth@1.0.0-rc.1' },
    'mfe-auth@1.0.0-rc.1',
    'component',
  ],
  [
    'the stack before the screen that broke',
    { kind: 'render', error: anError(libraries), area: 'mfe-auth@1.0.0' },
    'mfe-libraries@1.2.0-before',
    'stack',
  ],
  ['the shell alone', { error: anError(shell), pathname: '/equities' }, 'shell@0.1.0', 'stack'],
  [
    'no trace: the area of the address, in the version shown',
    { error: 'broken', pathname: '/equities' },
    'mfe-libraries@1.2.9',
    'address',
  ],
  [
    'code from elsewhere: the area of the address',
    { error: anError(foreign), pathname: '/coverage' },
    'mfe-team-coverage@1.2.9',
    'address',
  ],
  ['no trace on a page of the shell', { error: undefined, pathname: '/error' }, 'shell@0.1.0', 'none'],
])('[F-16] an error belongs to %s', (_, error, remote, basis) => {
  const found = attribution(met(error), { versionOf: () => '1.2.9' });
  expect([`${found.remote}@${found.version}`, found.basis]).toEqual([remote, basis]);
});

test('frames of other browsers are read, too', () => {
  expect(
    releasesIn(`handle@${host}/mfe-auth/1.0.0/login.1.js:1:20\n@debugger eval code:1:1`, environment),
  ).toEqual([{ remote: 'mfe-auth', version: '1.0.0' }]);
});

test('causes that go round in a circle end', () => {
  const error = anError(auth);
  error.cause = error;
  expect(stackOf(error).length).toBeLessThan(2000);
});
