import type { Environment } from '@portal/wire';
import { releasedFiles } from './releasedFiles.ts';
import { offerScriptPolicy, scriptRules } from './scriptPolicy.ts';
import { anEnvironment, aRelease } from '#testing/aRelease.ts';

const integrity = { 'remote.js': 'sha384-remote', 'remote.css': 'sha384-style' };
const lastGood = aRelease({
  baseUrl: '/artefacts/mfe-auth/0.9.0/',
  integrity: { 'remote.js': 'sha384-old' },
});
const environment = {
  ...anEnvironment({
    'mfe-auth': aRelease({ baseUrl: '/artefacts/mfe-auth/1.0.0/', integrity, lastGood }),
    'mfe-libraries': aRelease({ baseUrl: 'https://files.example/libraries/1/', integrity }),
  }),
  shell: { version: '2.0.0', contract: '1.0.0', integrity: { 'research.ab.js': 'sha384-research' } },
};

const integrityOf = releasedFiles(() => [environment], 'http://localhost/artefacts/shell/2.0.0/');

test.each([
  ['/artefacts/shell/2.0.0/research.ab.js', 'sha384-research'],
  ['http://localhost/artefacts/mfe-auth/1.0.0/remote.js?r=1', 'sha384-remote'],
  ['/artefacts/mfe-auth/1.0.0/remote.css', 'sha384-style'],
  ['/artefacts/mfe-auth/0.9.0/remote.js', 'sha384-old'],
  ['https://files.example/libraries/1/remote.js', 'sha384-remote'],
])('[F-10] %s is a file of a release in force, with its hash', (address, hash) => {
  expect(integrityOf(address)).toBe(hash);
  expect(scriptRules(integrityOf).createScriptURL(address)).toBe(address);
});

test.each([
  '/artefacts/shell/1.0.0/research.ab.js',
  '/artefacts/shell/2.0.0/unknown.js',
  '/artefacts/shell/2.0.0/constructor',
  '/artefacts/mfe-auth/1.0.0/remote.js?x=1',
  '/artefacts/mfe-auth/0.9.0/remote.css',
  '/artefacts/mfe-auth/1.0.0/../../../api/documents/1/download',
  '/artefacts/mfe-auth/1.0.0/..%2f..%2fx',
  '/api/documents/1/download',
  'https://files.example/libraries/10/remote.js',
  'https://evil.example/artefacts/shell/2.0.0/main.js',
  '//evil.example/artefacts/shell/2.0.0/main.js',
  'data:text/javascript,1',
  'blob:http://localhost/1',
  'javascript:1',
])('[F-10] %s is refused', (address) => {
  expect(() => integrityOf(address)).toThrow('it is not loaded');
  expect(() => scriptRules(integrityOf).createScriptURL(address)).toThrow('it is not loaded');
});

test('[F-13] development server files need no hash; others do, and outside of local all do', () => {
  const live = 'http://localhost:4312/';
  const remotes = { 'mfe-auth': aRelease({ baseUrl: live }), 'mfe-libraries': aRelease({ integrity }) };
  const page = { ...anEnvironment(remotes), environment: 'local' as const, live: ['mfe-auth'] };
  const own = '/artefacts/shell/2.0.0/';
  const filesOf = (environment: Environment) => releasedFiles(() => [environment], own);
  expect(filesOf(page)(`${live}src_routes_tsx.0a1b.hot-update.js`)).toBe('');
  expect(() => filesOf(page)('/artefacts/mfe-libraries/0.1.0/x.js')).toThrow('it is not loaded');
  expect(() => filesOf(page)(`${own}x.js`)).toThrow('it is not loaded');
  expect(filesOf({ ...page, live: ['shell'] })(`${own}x.js`)).toBe('');
  for (const environment of ['uat', 'staging', 'prod'] as const)
    expect(() => filesOf({ ...page, environment })(`${live}remote.js`)).toThrow('it is not loaded');
});

test('[F-10] a shell without hashes loads none of its later files', () => {
  const bare = releasedFiles(() => [anEnvironment({})], '/artefacts/shell/2.0.0/');
  expect(() => bare('/artefacts/shell/2.0.0/research.ab.js')).toThrow('it is not loaded');
});

test('[F-10] after a newer environment a page still loads files of the old one and its shell', () => {
  const newer = {
    ...anEnvironment({
      'mfe-auth': aRelease({
        baseUrl: '/artefacts/mfe-auth/1.1.0/',
        integrity: { 'remote.js': 'sha384-new' },
      }),
    }),
    shell: { version: '3.0.0', contract: '1.0.0', integrity: { 'research.ab.js': 'sha384-other' } },
  };
  let all: readonly Environment[] = [environment];
  const files = releasedFiles(() => all, '/artefacts/shell/2.0.0/');
  expect(() => files('/artefacts/mfe-auth/1.1.0/remote.js')).toThrow('it is not loaded');
  all = [newer, environment];
  expect(files('/artefacts/mfe-auth/1.1.0/remote.js')).toBe('sha384-new');
  expect(files('/artefacts/mfe-auth/1.0.0/remote.js')).toBe('sha384-remote');
  expect(files('/artefacts/shell/2.0.0/research.ab.js')).toBe('sha384-research');
});

test('the builds of shell and remotes find policy and hashes', () => {
  const policy = offerScriptPolicy(integrityOf);
  expect(globalThis).toMatchObject({ __portalScripts: policy, __portalIntegrity: integrityOf });
});
