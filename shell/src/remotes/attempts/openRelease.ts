import type { RemoteModule, RouteGroup } from '@portal/contract';
import { containerName } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { ShellFacts } from '@portal/release-rules';
import type { ReleasedVersion } from '@portal/wire';
import { asRemoteError } from './asRemoteError.ts';
import { checkRemote, type Singletons } from '../checkRemote.ts';
import { RemoteError } from '../RemoteError.ts';
import { retryUrl, shellBuild } from './retryUrl.ts';
import { fetchTogether } from './fetchTogether.ts';
import { refuseMisfit } from './refuseMisfit.ts';
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

export interface OpenerOptions {
  runtime: () => FederationRuntime;
  singletons: Singletons;
  /** The shell of this page. */
  shell: () => ShellFacts;
  /** Has the shared modules ready that a remote needs beyond those of the first paint. */
  provideShared: (release: ReleasedVersion) => Promise<void>;
  /** Prepares a remote's words; part of loading, so that a screen never shows ids. */
  addMessages: (part: string, load: Remote['loadMessages']) => Promise<void>;
}

/** A version of an area that is ready to be shown. */
export interface LoadedArea {
  remote: Remote;
  release: ReleasedVersion;
}

/** A page of an area: the layout it is in and its pattern. */
export interface PagePlace {
  group: RouteGroup;
  path: string;
}

export interface Opening {
  name: string;
  release: ReleasedVersion;
  /** Time for each step, in milliseconds. */
  budgetMs: number;
  /** A page whose files are fetched with those of the area. */
  ahead?: PagePlace | undefined;
  /** Has been loaded before: only its words are put in place, over those of another version. */
  loaded?: Remote;
}

export const routeAt = ({ routes }: Remote, { group, path }: PagePlace): AreaRoute | undefined =>
  routes[group]?.find((route) => route.path === path);

/**
 * Opens versions of remotes, each under a name of its own, so that two can be in one page. Opening one again starts
 * from nothing: another address for every file, a new container, new modules. @throws RemoteError
 */
export function createReleaseOpener(options: OpenerOptions): (opening: Opening) => Promise<LoadedArea> {
  return async (opening) => {
    if (opening.ahead !== undefined && opening.loaded === undefined)
      fetchTogether(opening.release, opening.ahead);
    const remote = opening.loaded ?? (await fetchShared(opening, options));
    if (opening.ahead !== undefined) void fetchAhead(remote, opening.ahead);
    await addWords(remote, opening, options);
    return { remote, release: opening.release };
  };
}

async function fetchShared(opening: Opening, options: OpenerOptions): Promise<Remote> {
  await provideShared(opening, options);
  refuseMisfit(opening.name, opening.release, options.shell());
  return fetchRemote(opening, options);
}

async function provideShared({ name, release, budgetMs }: Opening, options: OpenerOptions): Promise<void> {
  const failure = { remote: name, version: release.version, step: 'shared' as const };
  try {
    await withinTime(options.provideShared(release), () => late(failure), budgetMs);
  } catch (cause) {
    retryUrl(shellBuild);
    throw asRemoteError(cause, failure);
  }
}

async function fetchRemote({ name, release, budgetMs }: Opening, options: OpenerOptions): Promise<Remote> {
  const { version, baseUrl, manifest } = release;
  const container = containerName(name, version);
  const failure = { remote: name, version, step: 'entry' as const };
  /** Until it has run, its own file is what is waited for; after that, a chunk that says so itself. */
  const named = () => (Reflect.get(globalThis, container) ? failure : { ...failure, file: manifest.entry });
  const { query, isFirst } = retryUrl(container);
  const entry = new URL(baseUrl + manifest.entry, location.origin).href + query;
  const registration = { name: container, entry, entryGlobalName: container, type: 'global' as const };
  try {
    options.runtime().registerRemotes([registration], { force: !isFirst });
    const work = options.runtime().loadRemote(`${container}/remote`);
    const module = await withinTime(work, () => late(named()), budgetMs);
    return checkRemote({ name, release, module, own: options.singletons });
  } catch (cause) {
    throw asRemoteError(cause, named());
  }
}

async function addWords(remote: Remote, opening: Opening, options: OpenerOptions): Promise<void> {
  const { name, release, budgetMs } = opening;
  const failure = { remote: name, version: release.version, step: 'messages' as const };
  let isGivenUp = false;
  const load: Remote['loadMessages'] = async (language) => {
    const messages = await remote.loadMessages(language);
    if (isGivenUp) throw new Error('These words came too late: those of another attempt are in use.');
    return messages;
  };
  try {
    await withinTime(options.addMessages(name, load), () => late(failure), budgetMs);
  } catch (cause) {
    isGivenUp = true;
    throw asRemoteError(cause, failure);
  }
}

/** Whether it fails shows when the page itself asks. */
async function fetchAhead(remote: Remote, page: PagePlace): Promise<void> {
  await Promise.resolve(routeAt(remote, page))
    .then((route) => route?.lazy())
    .catch(() => undefined);
}

const late = ({ step, ...failure }: { remote: string; version: string; step: string; file?: string }) =>
  new RemoteError({ ...failure, step: 'timeout', detail: `${step} did not come in time` });
