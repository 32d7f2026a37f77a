import { pages } from '@portal/contract';
import type { FederationRuntime } from './attempts/openRelease.ts';
import { RemoteError } from './RemoteError.ts';
import { createRemoteLoader } from './remoteLoader.ts';
import { RetiredArea } from './RetiredArea.ts';
import type { Fault } from '../reports/reportFault.ts';
import {
  Component,
  aLoader,
  aModule,
  chunkFailed,
  equities,
  good,
  lastGood,
  mocked,
  own,
  shell,
  shown,
} from '../testing/aLoader.ts';
import { anEnvironment, aRelease, pagesAt } from '../testing/aRelease.ts';

let count = 0;

const refuse = (error: Error) => () => Promise.reject(error);
const hang = () => new Promise<never>(() => {});

beforeEach(() => jest.useFakeTimers({ advanceTimers: 50 }));
afterEach(() => jest.useRealTimers());

test('[F-01] a remote is registered at its address and version, and loaded once', async () => {
  const load = mocked();
  const { loader, registerRemotes, container } = aLoader({ load });
  await Promise.all([loader.load('mfe-libraries'), loader.load('mfe-libraries')]);
  await expect(loader.load('mfe-libraries')).resolves.toBe(good.default);
  expect(load.mock.calls).toEqual([[`${container}/remote`]]);
  expect(registerRemotes.mock.calls).toEqual([
    [
      [
        {
          name: container,
          entry: 'http://localhost/artefacts/mfe-libraries/0.1.0/remoteEntry.1.js',
          entryGlobalName: container,
          type: 'global',
        },
      ],
    ],
  ]);
});

test('[F-09] after a fault the same version is tried once more afresh, and reported', async () => {
  const { loader, registerRemotes, entries, faults, version } = aLoader({
    load: mocked(refuse(chunkFailed)),
  });
  await expect(loader.load('mfe-libraries')).resolves.toBe(good.default);
  expect(entries()).toEqual(['remoteEntry.1.js', 'remoteEntry.1.js?r=1']);
  expect(registerRemotes).toHaveBeenCalledTimes(2);
  expect(faults).toMatchObject([
    { remote: `mfe-libraries@${version}`, step: 'entry', file: 'screen.5.js', outcome: 'recovered' },
  ]);
});

test('[F-11] if the pinned version fails twice, the last good one shows, with one report', async () => {
  const release = aRelease({ version: '0.2.0', lastGood });
  const load = mocked(refuse(chunkFailed), refuse(chunkFailed));
  const { loader, faults } = aLoader({ load, release });
  await expect(loader.load('mfe-libraries')).resolves.toBe(good.default);
  expect(load.mock.calls.at(-1)).toEqual(['mfe_libraries_0_0_9/remote']);
  expect(loader.version('mfe-libraries')).toBe('0.0.9');
  expect(faults).toMatchObject([{ remote: 'mfe-libraries@0.2.0', outcome: 'lastGood' }]);
});

test('[F-09] if all fails the error is the pinned version’s; the next attempt starts afresh', async () => {
  const release = aRelease({ version: '0.3.0', lastGood: { ...lastGood, version: '0.0.8' } });
  const load = mocked(refuse(chunkFailed), refuse(chunkFailed), refuse(new Error('gone')));
  const { loader, faults, entries } = aLoader({ load, release });
  const failure = await loader.load('mfe-libraries').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteError);
  expect(failure).toMatchObject({ version: '0.3.0', file: 'screen.5.js', cause: chunkFailed });
  expect(faults).toMatchObject([{ remote: 'mfe-libraries@0.3.0', outcome: 'failed' }]);
  await expect(loader.load('mfe-libraries')).resolves.toBe(good.default);
  expect(entries().at(-1)).toBe('remoteEntry.1.js?r=2');
});

test('[F-11] a page whose files fail comes from the last good version', async () => {
  const release = aRelease({ version: '0.4.0', lastGood: { ...lastGood, version: '0.0.7' } });
  const broken = aModule(() => Promise.reject(chunkFailed));
  const load = mocked(
    () => Promise.resolve(broken),
    () => Promise.resolve(broken),
  );
  const { loader, faults } = aLoader({ load, release });
  await expect(loader.screen('mfe-libraries', equities)).resolves.toMatchObject(shown);
  expect(faults).toMatchObject([{ step: 'screen', file: 'screen.5.js', outcome: 'lastGood' }]);
});

const markets = { group: 'gated' as const, path: pages.markets.path };

test('[F-11] a page that the last good version lacks ends as the pinned one’s fault', async () => {
  const release = aRelease({ version: '0.6.0', lastGood: { ...lastGood, version: '0.0.6' } });
  const failing = () => mocked(refuse(chunkFailed), refuse(chunkFailed));
  const { loader, faults } = aLoader({ load: failing(), release });
  await expect(loader.load('mfe-libraries', markets)).rejects.toMatchObject({
    version: '0.6.0',
    file: 'screen.5.js',
  });
  expect(faults).toMatchObject([{ remote: 'mfe-libraries@0.6.0', outcome: 'failed' }]);
});

test('[F-11] a page that the last good version lacks comes from the pinned one, if possible', async () => {
  const pages = pagesAt({ gated: [equities.path, markets.path] });
  const release = aRelease({ version: '0.7.0', pages, lastGood: { ...lastGood, version: '0.0.5' } });
  const [route] = good.default.routes.gated;
  const broken = () => Promise.reject(chunkFailed);
  const gated = [
    { path: equities.path, handle: { title: 'x' }, lazy: broken },
    { ...route, path: markets.path },
  ];
  const half = { ...good, default: { ...good.default, routes: { gated } } };
  const load = jest.fn((id: string) => Promise.resolve(id.includes('0_7_0') ? half : good));
  const { loader, faults } = aLoader({ load, release });
  await expect(loader.screen('mfe-libraries', equities)).resolves.toMatchObject(shown);
  expect(loader.version('mfe-libraries')).toBe('0.0.5');
  await expect(loader.screen('mfe-libraries', markets)).resolves.toMatchObject(shown);
  expect(loader.version('mfe-libraries')).toBe('0.7.0');
  expect(faults[0]).toMatchObject({ remote: 'mfe-libraries@0.7.0', outcome: 'lastGood' });
});

test('[F-09] two pages that fail at once share the attempts', async () => {
  const broken = aModule(() => Promise.reject(chunkFailed));
  const load = mocked(() => Promise.resolve(broken));
  const { loader } = aLoader({ load });
  const both = [loader.screen('mfe-libraries', equities), loader.screen('mfe-libraries', equities)];
  await expect(Promise.all(both)).resolves.toMatchObject([shown, shown]);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('[F-09] within 8 s, whatever hangs: 6 s, a pause of 300 ms and 1.5 s of the retry', () => {
  // Only the test moves this clock.
  beforeEach(() => jest.useFakeTimers());

  const both = aRelease({ version: '0.9.0', lastGood: { ...lastGood, version: '0.0.3' } });
  const visits: [string, () => Promise<unknown>, number][] = [
    [
      'a remote that never answers',
      () => aLoader({ load: mocked(hang, hang) }).loader.load('mfe-libraries'),
      7_800,
    ],
    [
      'a remote whose words never come',
      () => aLoader({ load: mocked(), addMessages: hang }).loader.load('mfe-libraries'),
      7_800,
    ],
    [
      'a remote whose page never comes',
      () => aLoader({ load: () => Promise.resolve(aModule(hang)) }).loader.screen('mfe-libraries', equities),
      7_800,
    ],
    [
      'a last good version that never answers either, tried without a pause,',
      () => aLoader({ load: mocked(hang, hang), release: both }).loader.load('mfe-libraries'),
      7_500,
    ],
  ];

  test.each(visits)('%s is given up', async (_, visit, afterMs) => {
    const begun = Date.now();
    const ended = visit().catch((error: unknown) => ({ error, afterMs: Date.now() - begun }));
    await jest.advanceTimersByTimeAsync(8_000);
    await expect(ended).resolves.toMatchObject({ error: { step: 'timeout' }, afterMs });
  });

  test('its file is named', async () => {
    const { loader, version } = aLoader({ load: mocked(hang, hang) });
    const named = expect(loader.load('mfe-libraries')).rejects.toMatchObject({
      file: 'remoteEntry.1.js',
      version,
    });
    await jest.advanceTimersByTimeAsync(8_000);
    await named;
  });
});

test('[F-11] a version that never answers gives way at once', async () => {
  const other = { ...lastGood, version: '0.0.4' };
  const shown = aLoader({ load: mocked(hang), release: aRelease({ version: '0.8.0', lastGood: other }) });
  const loaded = expect(shown.loader.load('mfe-libraries')).resolves.toBe(good.default);
  await jest.advanceTimersByTimeAsync(6_000);
  await loaded;
  expect(shown.faults).toMatchObject([{ step: 'timeout', outcome: 'lastGood' }]);
});

test.each([
  ['nothing', undefined, 'module'],
  ['half a module', { default: { area: 'x' } }, 'module'],
  ['no routes', { ...good, default: { ...good.default, routes: null } }, 'module'],
  [
    'a route without a screen',
    { ...good, default: { ...good.default, routes: { gated: [{ path: '/' }] } } },
    'module',
  ],
  ['no singletons', { ...good, singletons: null }, 'module'],
  ['another contract', { ...good, default: { ...good.default, contract: '2.0.0' } }, 'contract'],
  ['a newer contract', { ...good, default: { ...good.default, contract: '1.1.0' } }, 'contract'],
  ['its own React', { ...good, singletons: { ...own, react: 'other' } }, 'singletons'],
  ['its own session store', { ...good, singletons: { ...own, sessionStore: {} } }, 'singletons'],
])('a remote that delivers %s is refused, and asking again would not help', async (_, module, step) => {
  const load = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve(module));
  const { loader, version } = aLoader({ load });
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step, version });
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  [{ contract: '2.0.0' }, 'it was built against contract 2.0.0, this shell offers 1.0.0'],
  [{ shared: { react: '^20.0.0' } }, 'it needs react ^20.0.0, this shell provides 19.3.1'],
  [{ shared: { maps: '^1.0.0' } }, 'it needs maps ^1.0.0, this shell provides none'],
  [
    { uses: { '@portal/ui': ['Button', 'Map', 'Zoom'] } },
    'it uses Map, Zoom of @portal/ui, which this shell does not offer',
  ],
])('[F-09] nothing of a release with %j is loaded: the one that worked before is', async (needs, detail) => {
  const load = mocked();
  const release = { ...aRelease({ version: `0.2.${(count += 1)}`, ...needs }), lastGood };
  const { loader, faults, registerRemotes } = aLoader({ load, release });
  await expect(loader.load('mfe-libraries')).resolves.toBe(good.default);
  expect(registerRemotes).toHaveBeenCalledTimes(1);
  expect(faults).toMatchObject([{ step: 'contract', outcome: 'lastGood' }]);
  expect(faults[0]?.error).toMatchObject({ message: expect.stringContaining(detail) as string });
});

test('a remote without words is refused, and this is shown', async () => {
  const { loader } = aLoader({ load: mocked(), addMessages: () => Promise.reject(new Error('404')) });
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step: 'messages' });
});

test('[F-10] a file that the environment has no hash for is named', async () => {
  const refused = Object.assign(new Error('Loading chunk 5 failed.'), {
    type: 'refused',
    request: '/artefacts/mfe-libraries/0.1.0/extra.js',
  });
  const { loader } = aLoader({ load: mocked(refuse(refused), refuse(refused)) });
  await expect(loader.load('mfe-libraries')).rejects.toThrow('the environment has no hash for extra.js');
});

test('a remote that the environment does not list is named', async () => {
  const { loader } = aLoader({ load: mocked() });
  await expect(loader.load('mfe-unknown')).rejects.toThrow(
    'mfe-unknown@none failed at entry: the environment does not list it',
  );
});

test('[F-09] a failed shared module is loaded again, and no other version is blamed', async () => {
  const release = aRelease({ version: '0.5.0', lastGood });
  const provideShared = jest.fn<Promise<void>, []>().mockRejectedValue(new Error('404'));
  const load = mocked();
  const { loader } = aLoader({ load, provideShared, release });
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step: 'shared' });
  expect(load).not.toHaveBeenCalled();
  expect(provideShared).toHaveBeenCalledTimes(2);
  provideShared.mockResolvedValue(undefined);
  await expect(loader.load('mfe-libraries')).resolves.toBe(good.default);
});

test('[F-05] the files of the page that comes next are fetched next to the words', async () => {
  const lazy = jest.fn(() => Promise.resolve({ Component }));
  const { loader } = aLoader({
    load: mocked(() => Promise.resolve(aModule(lazy))),
    addMessages: hang,
  });
  loader.load('mfe-libraries', equities).catch(() => {});
  await jest.advanceTimersByTimeAsync(10);
  expect(lazy).toHaveBeenCalledTimes(1);
});

describe('[F-05] [F-09] a page that is fetched ahead of its visit and fails', () => {
  const highlights = { group: 'gated' as const, path: pages.home.path };
  const offline = refuse(chunkFailed);
  const withHighlights = (lazy: () => Promise<{ Component: () => null }>) => {
    const { routes, ...module } = good.default;
    const gated = [...routes.gated, { path: highlights.path, handle: { title: 'y' }, lazy }];
    return { ...good, default: { ...module, routes: { gated } } };
  };

  test('takes no page of its area away, and is not a fault', async () => {
    const load = mocked(() => Promise.resolve(withHighlights(offline)));
    const { loader, faults } = aLoader({ load });
    await loader.screen('mfe-libraries', equities);
    await expect(loader.screenAhead('mfe-libraries', highlights)).rejects.toBe(chunkFailed);
    await expect(loader.screen('mfe-libraries', equities)).resolves.toMatchObject(shown);
    expect(load).toHaveBeenCalledTimes(1);
    expect(faults).toEqual([]);
  });

  test('is tried once more by the visit, from nothing', async () => {
    const load = mocked(
      () => Promise.resolve(withHighlights(offline)),
      () => Promise.resolve(withHighlights(() => Promise.resolve({ Component }))),
    );
    const { loader, faults, entries } = aLoader({ load });
    await expect(loader.screenAhead('mfe-libraries', highlights)).rejects.toBe(chunkFailed);
    await expect(loader.screen('mfe-libraries', highlights)).resolves.toMatchObject({ Component });
    expect(entries()).toEqual(['remoteEntry.1.js', 'remoteEntry.1.js?r=1']);
    expect(faults).toMatchObject([{ step: 'screen', outcome: 'recovered' }]);
  });

  test('with its whole area leaves the visit a try of its own', async () => {
    const { loader, entries } = aLoader({ load: mocked(offline) });
    await expect(loader.screenAhead('mfe-libraries', equities)).rejects.toThrow('failed at entry');
    await expect(loader.screen('mfe-libraries', equities)).resolves.toMatchObject(shown);
    expect(entries()).toEqual(['remoteEntry.1.js', 'remoteEntry.1.js?r=1']);
  });
});

describe('[F-02] under an open page', () => {
  const older = aRelease({ version: '1.0.0', baseUrl: '/artefacts/mfe-libraries/1.0.0/' });
  const newer = aRelease({ version: '1.1.0', baseUrl: '/artefacts/mfe-libraries/1.1.0/' });
  const modules = new Map(
    ['mfe_libraries_1_0_0', 'mfe_libraries_1_1_0'].map((name) => [`${name}/remote`, aModule()]),
  );
  const load = jest.fn((id: string) => Promise.resolve(modules.get(id)));
  const moduleOf = (container: string) => modules.get(`${container}/remote`)?.default;

  test('another version loads next to the one before; going back restores its texts', async () => {
    const addMessages = jest.fn(() => Promise.resolve());
    const { loader, take, registerRemotes } = aLoader({ load, release: older, addMessages });
    await expect(loader.load('mfe-libraries')).resolves.toBe(moduleOf('mfe_libraries_1_0_0'));
    take(newer);
    expect(loader.version('mfe-libraries')).toBe('1.0.0');
    await expect(loader.load('mfe-libraries')).resolves.toBe(moduleOf('mfe_libraries_1_1_0'));
    expect(loader.version('mfe-libraries')).toBe('1.1.0');
    take(older);
    await expect(loader.load('mfe-libraries')).resolves.toBe(moduleOf('mfe_libraries_1_0_0'));
    expect(load.mock.calls).toEqual([['mfe_libraries_1_0_0/remote'], ['mfe_libraries_1_1_0/remote']]);
    expect(registerRemotes).toHaveBeenCalledTimes(2);
    expect(addMessages).toHaveBeenCalledTimes(3);
  });

  test('the same version with another one to fall back on is not loaded again', async () => {
    const release = aRelease({ version: '1.2.0' });
    const once = mocked();
    const { loader, take } = aLoader({ load: once, release });
    await loader.load('mfe-libraries');
    take({ ...release, lastGood });
    await loader.load('mfe-libraries');
    expect(once).toHaveBeenCalledTimes(1);
  });

  test('a newer version that does not load leads back to the one before', async () => {
    const release = aRelease({ version: '1.3.0' });
    const broken = aRelease({ version: '1.4.0', lastGood: release });
    const some = jest.fn((id: string) =>
      id.includes('1_4_0') ? Promise.reject(chunkFailed) : Promise.resolve(good),
    );
    const { loader, take, faults } = aLoader({ load: some, release });
    await loader.load('mfe-libraries');
    take(broken);
    await expect(loader.screen('mfe-libraries', equities)).resolves.toMatchObject(shown);
    expect(faults).toMatchObject([{ remote: 'mfe-libraries@1.4.0', outcome: 'lastGood' }]);
  });
});

test('[F-19] a retired area is not a fault: nothing loads, and its shown version is known', async () => {
  const retired = aRelease();
  let environment = anEnvironment({ 'mfe-libraries': retired });
  const faults: Fault[] = [];
  const load = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve(good));
  const loader = createRemoteLoader({
    environment: () => environment,
    runtime: () => ({
      registerRemotes: () => undefined,
      loadRemote: load as FederationRuntime['loadRemote'],
    }),
    singletons: own,
    shell: () => shell,
    provideShared: () => Promise.resolve(),
    addMessages: () => Promise.resolve(),
    report: (fault) => faults.push(fault),
    complete: () => Promise.resolve(),
  });
  await loader.screen('mfe-libraries', equities);
  const { area, pages } = retired;
  environment = { ...anEnvironment({}), retired: { 'mfe-libraries': { version: '0.0.1', area, pages } } };
  load.mockClear();
  await expect(loader.screen('mfe-libraries', equities)).rejects.toThrow('The area libraries is retired.');
  await expect(loader.load('mfe-libraries')).rejects.toBeInstanceOf(RetiredArea);
  expect(loader.version('mfe-libraries')).toBe(retired.version);
  expect(load).not.toHaveBeenCalled();
  expect(faults).toEqual([]);
});
