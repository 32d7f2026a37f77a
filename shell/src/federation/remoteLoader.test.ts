import { createRemoteLoader, type FederationRuntime } from './remoteLoader.ts';
import { RemoteError } from './RemoteError.ts';
import { anEnvironment, aRelease } from './testRelease.ts';

const sessionStore = {};
const own = { react: 'react', sessionStore };
const goodModule = {
  default: { area: 'libraries', contract: '1.0.0', routes: {}, loadMessages: () => Promise.resolve({}) },
  singletons: own,
};

type Load = FederationRuntime['loadRemote'];

const nothingToDo = () => Promise.resolve();

function aLoader(loadRemote: Load, addMessages = nothingToDo, provideShared = nothingToDo) {
  const registerRemotes = jest.fn<undefined, Parameters<FederationRuntime['registerRemotes']>>();
  const loader = createRemoteLoader({
    environment: anEnvironment({ 'mfe-libraries': aRelease() }),
    runtime: () => ({ registerRemotes, loadRemote }),
    singletons: own,
    provideShared,
    addMessages,
  });
  return { loader, registerRemotes };
}

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { __portalRetry: undefined });
});

test('[F-01] a remote is registered at the address the environment gives, and loaded once', async () => {
  const loadRemote = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve(goodModule));
  const { loader, registerRemotes } = aLoader(loadRemote);
  await Promise.all([loader.load('mfe-libraries'), loader.load('mfe-libraries')]);
  await expect(loader.load('mfe-libraries')).resolves.toBe(goodModule.default);
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(registerRemotes.mock.calls[0]?.[0]).toEqual([
    {
      name: 'mfe-libraries',
      entry: 'http://localhost/artefacts/mfe-libraries/0.1.0/remoteEntry.1.js',
      entryGlobalName: 'mfe_libraries_0_1_0',
      type: 'global',
    },
  ]);
});

test('[F-09] a failure is forgotten: the next attempt starts from nothing, at another address', async () => {
  const cause = new Error('404');
  const loadRemote = jest
    .fn<Promise<unknown>, [string]>()
    .mockRejectedValueOnce(cause)
    .mockResolvedValue(goodModule);
  const { loader, registerRemotes } = aLoader(loadRemote);
  const failure = await loader.load('mfe-libraries').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteError);
  expect(failure).toMatchObject({ remote: 'mfe-libraries', version: '0.1.0', step: 'entry', cause });
  loader.startAfresh();
  await expect(loader.load('mfe-libraries')).resolves.toBe(goodModule.default);
  expect(registerRemotes.mock.calls[1]?.[0][0]?.entry).toMatch(/remoteEntry\.1\.js\?r=1$/);
  expect(registerRemotes.mock.calls[1]?.[1]).toEqual({ force: true });
});

test('[F-09] a remote that never answers is given up within its time budget', async () => {
  jest.useFakeTimers();
  const { loader } = aLoader(() => new Promise(() => {}));
  const failure = expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step: 'timeout' });
  await jest.advanceTimersByTimeAsync(8_000);
  await failure;
});

test.each([
  ['nothing', undefined, 'module'],
  ['half a module', { default: { area: 'x' } }, 'module'],
  ['another contract', { ...goodModule, default: { ...goodModule.default, contract: '2.0.0' } }, 'contract'],
  ['a newer contract', { ...goodModule, default: { ...goodModule.default, contract: '1.1.0' } }, 'contract'],
  ['its own React', { ...goodModule, singletons: { ...own, react: 'other' } }, 'singletons'],
  ['its own session store', { ...goodModule, singletons: { ...own, sessionStore: {} } }, 'singletons'],
])('a remote that delivers %s is refused', async (_, module, step) => {
  const { loader } = aLoader(() => Promise.resolve(module));
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step, version: '0.1.0' });
});

test('a remote without words is refused, and says so', async () => {
  const { loader } = aLoader(
    () => Promise.resolve(goodModule),
    () => Promise.reject(new Error('404')),
  );
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step: 'messages' });
});

test('a remote that the environment does not list is named', async () => {
  const { loader } = aLoader(() => Promise.resolve(goodModule));
  await expect(loader.load('mfe-unknown')).rejects.toThrow(
    'mfe-unknown@none failed at entry: the environment does not list it',
  );
});

test('[F-09] a shared module that failed once is asked for again by the next attempt', async () => {
  const loadRemote = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve(goodModule));
  const provideShared = jest.fn(nothingToDo).mockRejectedValueOnce(new Error('404'));
  const { loader } = aLoader(loadRemote, nothingToDo, provideShared);
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject({ step: 'entry' });
  expect(loadRemote).not.toHaveBeenCalled();
  loader.startAfresh();
  await expect(loader.load('mfe-libraries')).resolves.toBe(goodModule.default);
});
