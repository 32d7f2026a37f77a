import { checkFiles, readOverride } from './readOverride.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import { address, aRecord, offered, serve, serveNothing, uat } from './testBuild.ts';

const page = { environment: uat, offered };
const read = (remote = 'mfe-libraries', at = address) =>
  readOverride({ remote, address: at, withinMs: 1_000 }, page);

async function problemOf(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    if (error instanceof OverrideRefused) return error.problem;
    throw error;
  }
  return undefined;
}

test('[F-12] a build that keeps all rules is a release of this page, with its own paths, files and hashes', async () => {
  const record = aRecord();
  serve(record);
  const release = await read('mfe-libraries', 'localhost:4400');
  const { version, contract, area, paths, manifest, integrity } = record;
  expect(release).toEqual({ version, contract, area, paths, manifest, integrity, baseUrl: address });
  await expect(checkFiles(release)).resolves.toBeUndefined();
});

test('[F-12] nothing of the client’s goes to where a build comes from', async () => {
  serve(aRecord());
  await checkFiles(await read());
  for (const [, init] of jest.mocked(fetch).mock.calls)
    expect(init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    });
});

const foreignPaths = { public: ['/Login/'], signedIn: [], gated: [] };

test.each([
  ['another remote', { name: 'mfe-auth' }, { kind: 'otherRemote', values: { found: 'mfe-auth' } }],
  [
    'another area',
    { area: 'profiles' },
    { kind: 'otherArea', values: { found: 'profiles', expected: 'libraries' } },
  ],
  [
    'a foreign contract',
    { contract: '2.0.0' },
    { kind: 'contract', values: { found: '2.0.0', offered: '1.0.0' } },
  ],
  ['a later contract', { contract: '1.1.0' }, { kind: 'contract' }],
  [
    'another React',
    { shared: { react: '^18.0.0' } },
    { kind: 'shared', values: { library: 'react', range: '^18.0.0', offered: '19.3.1' } },
  ],
  [
    'a library that nobody brings',
    { shared: { maps: '^1.0.0' } },
    { kind: 'shared', values: { offered: '–' } },
  ],
  [
    'a page of another area',
    { paths: foreignPaths },
    { kind: 'path', values: { path: '/Login/', owner: 'mfe-auth' } },
  ],
  [
    'a page of the shell',
    { paths: { ...foreignPaths, public: ['/error/:x'] } },
    { kind: 'path', values: { owner: 'shell' } },
  ],
  ['a file without a hash', { integrity: {} }, { kind: 'noHash', values: { file: 'entry.js' } }],
  ['an empty hash', { integrity: { 'entry.js': '' } }, { kind: 'noRecord' }],
  [
    'no version',
    { version: '' },
    { kind: 'noRecord', values: { detail: expect.stringMatching(/^version: /) as string } },
  ],
])('[F-12] %s is refused', async (_, change, problem) => {
  serve(aRecord(change));
  expect(await problemOf(read())).toMatchObject(problem);
});

test('[F-12] a remote that this page does not have is refused', async () => {
  serve(aRecord({ name: 'mfe-new' }));
  expect(await problemOf(read('mfe-new'))).toMatchObject({ kind: 'unknownRemote' });
});

test.each([
  ['nothing answers', serveNothing, 'unreachable'],
  [
    'there is no build',
    () => serve({}, { 'release.json': () => new Response('', { status: 404 }) }),
    'status',
  ],
  ['a page answers', () => serve({}, { 'release.json': () => new Response('<!doctype html>') }), 'noRecord'],
  ['another document answers', () => serve({ imports: {} }), 'noRecord'],
])('[F-12] %s: said so', async (_, prepare, kind) => {
  prepare();
  expect(await problemOf(read())).toMatchObject({ kind });
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['has other bytes', () => new Response('tampered')],
])('[F-12] a file that %s is named before the page takes the build over', async (_, answer) => {
  serve(aRecord(), { 'exposed.css': answer });
  expect(await problemOf(checkFiles(await read()))).toEqual({
    kind: 'file',
    values: { file: 'exposed.css' },
  });
});

test('[F-12] an address outside of the environment’s places is not even asked', async () => {
  serve(aRecord());
  expect(await problemOf(read('mfe-libraries', 'http://localhost:4400@evil.example/'))).toMatchObject({
    kind: 'noAddress',
  });
  expect(await problemOf(read('mfe-libraries', 'http://localhost.evil.example/'))).toMatchObject({
    kind: 'notAllowed',
  });
  expect(fetch).not.toHaveBeenCalled();
});
