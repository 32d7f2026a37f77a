import { pages } from '@portal/contract';
import type { RemoteRelease } from '@portal/wire';
import type { Fault } from '../reports/reportFault.ts';
import type { FederationRuntime, OpenerOptions } from '../remotes/attempts/openRelease.ts';
import { createRemoteLoader } from '../remotes/remoteLoader.ts';
import { anEnvironment, aRelease } from './aRelease.ts';

const sessionStore = {};
export const own = { react: 'react', sessionStore };
/** Research is not loaded yet. */
export const shell = {
  version: '1.0.0',
  contract: '1.0.0',
  shared: { react: '19.3.1', '@portal/ui': '1.0.0' },
  offers: { '@portal/ui': ['Button'] },
};
export const Component = () => null;
export const equities = { group: 'gated' as const, path: pages.equities.path };

/** What a release exposes; screen and messages load at once. */
export const aModule = (lazy = () => Promise.resolve({ Component })) => ({
  default: {
    area: 'libraries',
    contract: '1.0.0',
    routes: { gated: [{ path: equities.path, handle: { title: 'x' }, lazy }] },
    loadMessages: () => Promise.resolve({}),
  },
  singletons: own,
});

export const good = aModule();

export const shown = { Component, handle: { title: 'x' } };
export const lastGood = aRelease({ version: '0.0.9', baseUrl: '/artefacts/mfe-libraries/0.0.9/' });
export const chunkFailed = Object.assign(new Error('Loading chunk 5 failed.'), {
  type: 'error',
  request: 'http://localhost/artefacts/mfe-libraries/0.1.0/screen.5.js?r=1',
});

type Load = FederationRuntime['loadRemote'];

interface World
  extends
    Partial<Pick<OpenerOptions, 'addMessages' | 'provideShared'>>,
    Partial<Pick<Parameters<typeof createRemoteLoader>[0], 'complete' | 'onShown' | 'frozen'>> {
  load: Load;
  release?: ReturnType<typeof aRelease>;
}

/** The page remembers requests, so every test uses its own version. */
let count = 0;

export function aLoader({ load, release = aRelease({ version: `0.1.${(count += 1)}` }), ...others }: World) {
  let environment = anEnvironment({ 'mfe-libraries': release });
  const registerRemotes = jest.fn<undefined, Parameters<FederationRuntime['registerRemotes']>>();
  const faults: Fault[] = [];
  const loader = createRemoteLoader({
    environment: () => environment,
    runtime: () => ({ registerRemotes, loadRemote: load }),
    singletons: own,
    shell: () => shell,
    provideShared: () => Promise.resolve(),
    addMessages: (_, loadMessages) => loadMessages('en').then(() => undefined),
    report: (fault) => faults.push(fault),
    complete: () => Promise.resolve(),
    ...others,
  });
  const container = `mfe_libraries_${release.version.replaceAll('.', '_')}`;
  const entries = () => registerRemotes.mock.calls.map(([[remote]]) => remote?.entry.split('/').at(-1));
  const take = (next: RemoteRelease) => (environment = anEnvironment({ 'mfe-libraries': next }));
  return { loader, registerRemotes, faults, container, entries, version: release.version, take };
}

export const mocked = (...answers: (() => Promise<unknown>)[]) => {
  const load = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve(good));
  for (const each of answers) load.mockImplementationOnce(each);
  return load;
};
