import { overrideAddress } from './overrideAddress.ts';
import { OverrideRefused } from './OverrideRefused.ts';

const anyPort = { environment: 'uat', places: ['http://localhost:*'] };

function refusalOf(typed: string, allowed = anyPort): unknown {
  try {
    return overrideAddress(typed, allowed);
  } catch (error) {
    return error instanceof OverrideRefused ? error.problem.kind : error;
  }
}

test.each([
  ['http://localhost:4400/', 'http://localhost:4400/'],
  ['http://localhost:4400', 'http://localhost:4400/'],
  ['  localhost:4400  ', 'http://localhost:4400/'],
  ['HTTP://LocalHost:4400/', 'http://localhost:4400/'],
  ['localhost', 'http://localhost/'],
  ['http://localhost:80/', 'http://localhost/'],
  ['http://localhost:4400/release.json', 'http://localhost:4400/'],
  ['http://localhost:4400/dist/remoteEntry.ab12.js', 'http://localhost:4400/dist/'],
  ['http://localhost:4400/builds/profiles', 'http://localhost:4400/builds/profiles/'],
  ['http://localhost:4400/a/../b//', 'http://localhost:4400/b/'],
])('[F-12] %j means the folder %s', (typed, folder) => {
  expect(overrideAddress(typed, anyPort)).toBe(folder);
});

test.each([
  'http://localhost.evil.example/',
  'http://localhost.:4400/',
  'http://evil.example/localhost:4400/',
  'http://xlocalhost:4400/',
  'https://localhost:4400/',
  'http://127.0.0.1:4400/',
  'http://[::1]:4400/',
  'http://0.0.0.0:4400/',
  'http://2130706433/',
  'http://localhost%2eevil.example/',
  'http://evil.example\\@localhost:4400/',
  'ftp://localhost:4400/',
  'ws://localhost:4400/',
  'file://localhost/etc/passwd',
  'http:\\\\evil.example',
])('[F-12] %s is outside of http://localhost:*', (typed) => {
  expect(refusalOf(typed)).toBe('notAllowed');
});

test.each([
  '',
  '   ',
  'http://',
  'http://localhost:4400@evil.example/',
  'http://localhost:4400@localhost:4400/',
  'http://user:password@localhost:4400/',
  'http://user@localhost:4400/',
  'http://localhost:4400/?next=//evil.example',
  'http://localhost:4400/#x',
  'http://localhost:99999/',
  'http://local host:4400/',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:http://localhost:4400/1',
])('[F-12] %j is not an address of a build', (typed) => {
  expect(refusalOf(typed)).toBe('noAddress');
});

test.each([
  ['http://localhost:4400/', true],
  ['http://localhost:4401/', false],
  ['http://localhost/', false],
])('[F-12] a place with a port is that port alone: %s', (typed, allowed) => {
  const places = ['http://localhost:4400'];
  expect(refusalOf(typed, { ...anyPort, places }) === 'notAllowed').toBe(!allowed);
});

test.each([
  ['https://builds.bank.example/x/', true],
  ['https://builds.bank.example:443/x/', true],
  ['https://builds.bank.example:8443/x/', false],
  ['http://builds.bank.example/x/', false],
])('[F-12] a place without a port is the scheme’s own: %s', (typed, allowed) => {
  const places = ['https://builds.bank.example'];
  expect(refusalOf(typed, { ...anyPort, places }) === 'notAllowed').toBe(!allowed);
});

test('[F-12] where nothing is allowed, nothing is', () => {
  expect(refusalOf('http://localhost:4400/', { environment: 'prod', places: [] })).toBe('notAllowed');
});
