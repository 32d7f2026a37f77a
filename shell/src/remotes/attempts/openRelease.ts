import type { RemoteModule, RouteGroup } from '@portal/contract';
import { containerName } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { ShellFacts } from '@portal/release-rules';
import type { ReleasedVersion } from '@portal/wire';
import { asRemoteError } from './asRemoteError.ts';
import { checkRemote, type Singletons } from '../checkRemote.ts';
import { RemoteError } from '../RemoteError.ts';
import { retryUrl, shellBuild } from './retryUrl.ts';
import { preloadPage } from './preloadPage.ts';
import { refuseMisfit } from './refuseMisfit.ts';
import { withinTime } from './withinTime.ts';

type Remote = RemoteModule<AreaRoute>;

interface Registration {
  name: string;
  entry: string;
  entryGlobalName: string;
  type: 'global';
}

export interface FederationRuntime {
  /** Replaces earlier registrations of the same names, with all that they loaded. */
  registerRemotes: (remotes: Registration[]) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

export interface OpenerOptions {
  runtime: () => FederationRuntime;
  singletons: Singletons;
  shell: () => ShellFacts;
  /** Loads the shared modules that are not part of the first paint. */
  provideShared: (release: ReleasedVersion) => Promise<void>;
  /** Part of loading, so that no screen shows message ids. */
  addMessages: (part: string, load: Remote['loadMessages']) => Promise<void>;
}

export interface LoadedArea {
  remote: Remote;
  release: ReleasedVersion;
}

export interface PagePlace {
  group: RouteGroup;
  path: string;
}

export interface Opening {
  name: string;
  release: ReleasedVersion;
  /** Limit for each step, in ms. */
  budgetMs: number;
  /** A page to load together with the area. */
  ahead?: PagePlace | undefined;
  /** Already loaded: only its messages replace another version's. */
  loaded?: Remote;
}

export const routeAt = ({ routes }: Remote, { group, path }: PagePlace): AreaRoute | undefined =>
  routes[group]?.find((route) => route.path === path);

/**
 * Opens versions under separate names, so that two can share a page. Reopening one starts from scratch: new addresses,
 * container and modules. @throws RemoteError
 */
export function createReleaseOpener(options: OpenerOptions): (opening: Opening) => Promise<LoadedArea> {
  return async (opening) => {
    const { name, release, ahead, loaded } = opening;
    if (ahead !== undefined && loaded === undefined) preloadPage(release, ahead);
    if (loaded === undefined) {
      await provideShared(opening, options);
      refuseMisfit(name, release, options.shell());
    }
    const remote = loaded ?? (await runContainer(opening, options));
    if (ahead !== undefined) void importScreen(remote, ahead);
    await addMessages(remote, opening, options);
    return { remote, release };
  };
}

/** The shared modules that the release takes from the shell. */
async function provideShared({ name, release, budgetMs }: Opening, options: OpenerOptions): Promise<void> {
  const failure = { remote: name, version: release.version, step: 'shared' as const };
  try {
    await withinTime(options.provideShared(release), () => late(failure), budgetMs);
  } catch (cause) {
    retryUrl(shellBuild);
    throw asRemoteError(cause, failure);
  }
}

/** Registers the release's container, loads it and checks what it exposes. */
async function runContainer({ name, release, budgetMs }: Opening, options: OpenerOptions): Promise<Remote> {
  const { version, baseUrl, manifest } = release;
  const container = containerName(name, version);
  const failure = { remote: name, version, step: 'entry' as const };
  /** Until the container has run, the entry failed; later on, the failed chunk names itself. */
  const named = () => (Reflect.get(globalThis, container) ? failure : { ...failure, file: manifest.entry });
  const { query } = retryUrl(container);
  const entry = new URL(baseUrl + manifest.entry, location.origin).href + query;
  const registration = { name: container, entry, entryGlobalName: container, type: 'global' as const };
  try {
    options.runtime().registerRemotes([registration]);
    const work = options.runtime().loadRemote(`${container}/remote`);
    const module = await withinTime(work, () => late(named()), budgetMs);
    return checkRemote({ name, release, module, own: options.singletons });
  } catch (cause) {
    throw asRemoteError(cause, named());
  }
}

async function addMessages(remote: Remote, opening: Opening, options: OpenerOptions): Promise<void> {
  const { name, release, budgetMs } = opening;
  const failure = { remote: name, version: release.version, step: 'messages' as const };
  let isGivenUp = false;
  const load: Remote['loadMessages'] = async (language) => {
    const messages = await remote.loadMessages(language);
    if (isGivenUp) throw new Error('These messages came too late: those of another attempt are in use.');
    return messages;
  };
  try {
    await withinTime(options.addMessages(name, load), () => late(failure), budgetMs);
  } catch (cause) {
    isGivenUp = true;
    throw asRemoteError(cause, failure);
  }
}

/** A failure shows when the page is visited. */
async function importScreen(remote: Remote, page: PagePlace): Promise<void> {
  await Promise.resolve(routeAt(remote, page))
    .then((route) => route?.lazy())
    .catch(() => undefined);
}

const late = ({ step, ...failure }: { remote: string; version: string; step: string; file?: string }) =>
  new RemoteError({ ...failure, step: 'timeout', detail: `${step} did not come in time` });
