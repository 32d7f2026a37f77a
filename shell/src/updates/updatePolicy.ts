import { fitViolations, pathViolations, type ShellFacts } from '@portal/release-rules';
import type { NavigationType } from 'react-router-dom';
import {
  isWholeRelease,
  type Environment,
  type ListedRelease,
  type PageEnvironment,
  type RemoteRelease,
} from '@portal/wire';
import { isOtherPreview } from './followsRevision.ts';

export interface RunningPage {
  environment: PageEnvironment;
  shell: ShellFacts;
}

export interface Moment {
  action: `${NavigationType}`;
  /** The path changes, not only filters or tabs. */
  isOtherPage: boolean;
  /** A document load would lose the navigation's state. */
  carriesState: boolean;
  hasUnsaved: boolean;
  /** A document load would cut off a request or toast, or the browser is offline. */
  isBusy: boolean;
  /** A document was loaded for this revision, without effect. */
  wasLoadedFor: boolean;
}

/** Not yet, remotes only, or with its shell in a new document. */
export type Way = 'wait' | 'remotes' | 'document';

/** Why: docs/decisions/0014. */
export function updatePolicy(page: RunningPage, newer: Environment, moment: Moment): Way {
  if (!moment.isOtherPage || moment.hasUnsaved) return 'wait';
  if (!needsDocument(page, newer)) return 'remotes';
  // A document never mixes a preview with what is in force, or with another one.
  if (moment.wasLoadedFor) return isOtherPreview(page.environment, newer) ? 'wait' : 'remotes';
  const losesNothing = moment.action === 'POP' || (moment.action === 'PUSH' && !moment.carriesState);
  return losesNothing && !moment.isBusy ? 'document' : 'wait';
}

/** Whether a reload is needed: for another shell or setting, or remotes that cannot join this page. */
export function needsDocument(page: RunningPage, newer: Environment): boolean {
  const { environment: running } = page;
  if (settingsOf(running) !== settingsOf(newer)) return true;
  const isGone = Object.keys(running.remotes).some(
    (name) => newer.remotes[name] === undefined && newer.retired?.[name] === undefined,
  );
  return isGone || Object.entries(newer.remotes).some(([name, release]) => !canJoin(page, name, release));
}

/** All but the remotes. The shell's version covers its file hashes. */
function settingsOf(all: PageEnvironment): string {
  const { environment, apiBase, overrides, headerVariant, links, downloads, tabNames, live, preview } = all;
  const { version, contract, baseUrl } = all.shell;
  const settings = { environment, apiBase, overrides, headerVariant, links, downloads, tabNames, live };
  return JSON.stringify([settings, preview?.id, version, contract, baseUrl]);
}

/**
 * Whether the release fits the shell, the content security policy allows its origin, and it keeps every path the router
 * may know, in the same layout.
 */
function canJoin(
  { environment: running, shell }: RunningPage,
  name: string,
  release: RemoteRelease,
): boolean {
  const known = running.remotes[name] ?? running.retired?.[name];
  return (
    fitViolations(name, release, shell).length === 0 &&
    originsOf([release]).every((origin) => originsOf(Object.values(running.remotes)).includes(origin)) &&
    (known?.pages ?? []).every(({ group, path }) =>
      release.pages.some((page) => page.group === group && page.path === path),
    )
  );
}

/** Origins of release files, always including the portal's. */
const originsOf = (releases: readonly (RemoteRelease | ListedRelease)[]): string[] => [
  ...new Set([
    location.origin,
    ...releases.flatMap((release) =>
      [release, (isWholeRelease(release) ? release.lastGood : undefined) ?? release].map(
        ({ baseUrl }) => new URL(baseUrl, location.origin).origin,
      ),
    ),
  ]),
];

/** Takes the newer remotes that can join the page and drops newly retired ones. Others stay, with their paths. */
export function withRemotesOf(page: RunningPage, newer: Environment): PageEnvironment {
  const { environment: running } = page;
  const isRetired = (name: string) => Object.hasOwn(newer.retired ?? {}, name);
  const joining = Object.entries(newer.remotes).filter(([name, release]) => canJoin(page, name, release));
  const names = new Set(joining.map(([name]) => name));
  const staying = Object.entries(running.remotes).filter(([name]) => !names.has(name) && !isRetired(name));
  const together = Object.fromEntries([...staying, ...joining]);
  const claimed = new Set(pathViolations(together).map(({ remote }) => remote));
  const taken = joining.filter(([name]) => !claimed.has(name));
  const { retired: before = {}, ...rest } = running;
  const remaining = Object.entries(running.remotes).filter(([name]) => !isRetired(name));
  const remotes = Object.fromEntries([...remaining, ...taken]);
  // A returning area that cannot join this page stays retired in it.
  const out = Object.entries({ ...before, ...newer.retired }).filter(([name]) => remotes[name] === undefined);
  const retired = out.length > 0 && { retired: Object.fromEntries(out) };
  return { ...rest, revision: newer.revision, remotes, ...retired };
}

/** With the files of areas that the page only lists, where they are of the same version, which never changes. */
export function withDetailsOf(running: PageEnvironment, { remotes: known }: Environment): PageEnvironment {
  const found = Object.entries(known).filter(([name, { version, baseUrl }]) => {
    const release = running.remotes[name];
    return release && !isWholeRelease(release) && release.version === version && release.baseUrl === baseUrl;
  });
  if (found.length === 0) return running;
  return { ...running, remotes: { ...running.remotes, ...Object.fromEntries(found) } };
}

/** With another version of one area that the page only lists, if it can join, or without it, if it is retired. */
export function withAreaOf(
  { environment, shell }: RunningPage,
  newer: Environment,
  name: string,
): PageEnvironment {
  const { [name]: listed, ...others } = environment.remotes;
  const release = newer.remotes[name];
  const retired = newer.retired?.[name];
  if (listed === undefined || isOtherPreview(environment, newer)) return environment;
  if (release === undefined) {
    if (retired === undefined) return environment;
    return { ...environment, remotes: others, retired: { ...environment.retired, [name]: retired } };
  }
  const remotes = { ...others, [name]: release };
  const joins = canJoin({ environment, shell }, name, release) && pathViolations(remotes).length === 0;
  return joins ? { ...environment, remotes } : environment;
}
