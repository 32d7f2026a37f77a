import { pages } from '@portal/contract';
import { aRelease, pagesAt } from '../testing/aRelease.ts';
import { checkFiles, readOverride } from './readOverride.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import { address, aRecord, serve, serveNothing, shell, uat } from '../testing/overrideBuild.ts';

const page = { environment: uat, shell };
const read = (remote: string | undefined = 'mfe-libraries', at = address) =>
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

test('[F-12] a valid build is a release of this page, with its own paths, files and hashes', async () => {
  const record = aRecord();
  serve(record);
  const { release } = await read('mfe-libraries', 'localhost:4400');
  const { name, ...own } = record;
  expect(name).toBe('mfe-libraries');
  expect(release).toEqual({ ...own, baseUrl: address });
  await expect(checkFiles(release)).resolves.toBeUndefined();
});

test('[F-12] nothing of the client’s goes to where a build comes from', async () => {
  serve(aRecord());
  await checkFiles((await read()).release);
  for (const [, init] of jest.mocked(fetch).mock.calls)
    expect(init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    });
});

test.each([
  ['another remote', { name: 'mfe-auth' }, { kind: 'otherRemote', values: { found: 'mfe-auth' } }],
  [
    'the area of another remote',
    { area: 'auth' },
    { kind: 'area', values: { area: 'auth', owner: 'mfe-auth' } },
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
    'names that this shell does not offer',
    { uses: { '@portal/ui': ['Button', 'Carousel', 'Map'] } },
    { kind: 'names', values: { library: '@portal/ui', names: 'Carousel, Map' } },
  ],
  [
    'a page that it claims twice',
    { pages: [...aRelease().pages, ...pagesAt({ public: [pages.equities.path] })] },
    { kind: 'pathTwice', values: { path: pages.equities.path } },
  ],
  [
    'a page of another area',
    { pages: pagesAt({ public: ['/Login/'] }) },
    { kind: 'path', values: { path: '/Login/', owner: 'mfe-auth' } },
  ],
  [
    'a page of the shell',
    { pages: pagesAt({ public: ['/error/:x'] }) },
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

describe('[F-12] a build of a remote that the environment does not list yet', () => {
  const unlisted = () => readOverride({ remote: undefined, address, withinMs: 1_000 }, page);
  const further = { name: 'mfe-new', area: 'new', pages: pagesAt({ public: ['/new'] }) };

  test('joins the page under its own name, also when the tab kept it', async () => {
    serve(aRecord(further));
    expect(await unlisted()).toMatchObject({
      remote: 'mfe-new',
      release: { area: 'new', pages: further.pages },
    });
    expect(await read('mfe-new')).toMatchObject({ remote: 'mfe-new' });
  });

  test.each([
    ['that is listed', {}, { kind: 'knownRemote', values: { remote: 'mfe-libraries' } }],
    [
      'with a page of another area',
      { ...further, pages: pagesAt({ public: [pages.login.path] }) },
      { kind: 'path', values: { path: pages.login.path, owner: 'mfe-auth' } },
    ],
    ['with a name that is none', { ...further, name: '__proto__' }, { kind: 'noRecord' }],
    ['that calls itself the shell', { ...further, name: 'shell' }, { kind: 'noRecord' }],
    ['with a contract of tomorrow', { ...further, contract: '2.0.0' }, { kind: 'contract' }],
  ])('is refused: one %s', async (_, change, problem) => {
    serve(aRecord(change));
    expect(await problemOf(unlisted())).toMatchObject(problem);
  });
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
  expect(await problemOf(checkFiles((await read()).release))).toEqual({
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
