import type { RemoteModule } from '@portal/contract';
import { containerName } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { Environment, RemoteRelease } from '@portal/wire';
import { checkRemote, type Singletons } from './checkRemote.ts';
import { RemoteError } from './RemoteError.ts';
import { withinTime } from './withinTime.ts';

type Remote = RemoteModule<AreaRoute>;

interface Registration {
  name: string;
  entry: string;
  entryGlobalName: string;
  type: 'global';
}

/** The part of the federation runtime that the loader needs. */
export interface FederationRuntime {
  registerRemotes: (remotes: Registration[], options?: { force?: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

interface LoaderOptions {
  environment: Environment;
  runtime: () => FederationRuntime;
  singletons: Singletons;
  /** Has the shared modules ready that a remote needs beyond those of the first paint. */
  provideShared: (release: RemoteRelease) => Promise<void>;
  /** Prepares a remote's words; part of loading, so that a screen never shows ids. */
  addMessages: (part: string, load: Remote['loadMessages']) => Promise<void>;
}

/** What the shell does with remotes: load one, and make every later request start from nothing. */
export interface RemoteLoader {
  /** Answers the same promise while it succeeds; a failure is forgotten at once. @throws RemoteError */
  load: (name: string) => Promise<Remote>;
  /** After a failure: asks for every file anew, since browsers keep what failed. */
  startAfresh: () => void;
}

/** Loads remotes by the environment document. Keeps no rejected promise. [F-05] [F-09] */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const loading = new Map<string, Promise<Remote>>();
  let retries = 0;

  function load(name: string): Promise<Remote> {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const attempt = loadOnce(name, options, retries).catch((error: unknown) => {
      loading.delete(name);
      throw error;
    });
    loading.set(name, attempt);
    return attempt;
  }

  function startAfresh(): void {
    retries += 1;
    Object.assign(globalThis, { __portalRetry: retryQuery(retries) });
  }

  return { load, startAfresh };
}

const retryQuery = (retries: number) => (retries === 0 ? '' : `?r=${retries}`);

async function loadOnce(name: string, options: LoaderOptions, retries: number): Promise<Remote> {
  const release = options.environment.remotes[name];
  if (release === undefined) {
    throw new RemoteError({
      remote: name,
      version: 'none',
      step: 'entry',
      detail: 'the environment does not list it',
    });
  }
  options.runtime().registerRemotes([registration(name, release, retries)], { force: retries > 0 });
  const remote = await fetchRemote(name, release, options);
  try {
    await options.addMessages(name, remote.loadMessages);
  } catch (cause) {
    throw new RemoteError({ remote: name, version: release.version, step: 'messages', cause });
  }
  return remote;
}

function registration(
  name: string,
  { version, baseUrl, manifest }: RemoteRelease,
  retries: number,
): Registration {
  const entry = new URL(baseUrl + manifest.entry, location.origin).href + retryQuery(retries);
  return { name, entry, entryGlobalName: containerName(name, version), type: 'global' };
}

async function fetchRemote(name: string, release: RemoteRelease, options: LoaderOptions): Promise<Remote> {
  const { version } = release;
  const late = () => new RemoteError({ remote: name, version, step: 'timeout' });
  try {
    const work = options.provideShared(release).then(() => options.runtime().loadRemote(`${name}/remote`));
    const module = await withinTime(work, late);
    return checkRemote({ name, release, module, own: options.singletons });
  } catch (cause) {
    throw cause instanceof RemoteError
      ? cause
      : new RemoteError({ remote: name, version, step: 'entry', cause });
  }
}
