import { routeGroups } from '@portal/contract';
import { fitViolations, pathViolations, type ShellFacts } from '@portal/release-rules';
import type { NavigationType } from 'react-router-dom';
import type { Environment, RemoteRelease } from '@portal/wire';

/** What a page runs, and in which shell. */
export interface RunningPage {
  environment: Environment;
  shell: ShellFacts;
}

/** A change of page, as far as it matters for taking over a newer environment. */
export interface Moment {
  action: `${NavigationType}`;
  /** Another path is about to be shown: filters and tabs of one page are none. */
  isOtherPage: boolean;
  /** The navigation brings something along for the page, which a document load would lose. */
  carriesState: boolean;
  /** Something typed is on the page and nowhere else. */
  hasUnsaved: boolean;
  /** Something is being sent, or said in a toast: a document load would cut it off. Or there is no network for one. */
  isBusy: boolean;
  /** A document was loaded for this revision already, and did not bring it. */
  wasLoadedFor: boolean;
}

/**
 * What becomes of a newer environment at a change of page: nothing yet; its remotes take the place of those at hand;
 * or the next page comes as a document of its own, with the newer shell.
 */
export type Way = 'wait' | 'remotes' | 'document';

/** Which way a newer environment is taken at this moment. Why: docs/decisions/0014. */
export function updatePolicy(page: RunningPage, newer: Environment, moment: Moment): Way {
  if (!moment.isOtherPage || moment.hasUnsaved) return 'wait';
  if (!needsDocument(page, newer) || moment.wasLoadedFor) return 'remotes';
  const losesNothing = moment.action === 'POP' || (moment.action === 'PUSH' && !moment.carriesState);
  return losesNothing && !moment.isBusy ? 'document' : 'wait';
}

/** Whether a page must be loaded again for it: for another shell or setting, or remotes that cannot join this page. */
export function needsDocument(page: RunningPage, newer: Environment): boolean {
  const { environment: running } = page;
  if (settingsOf(running) !== settingsOf(newer)) return true;
  const isGone = Object.keys(running.remotes).some(
    (name) => newer.remotes[name] === undefined && newer.retired?.[name] === undefined,
  );
  return isGone || Object.entries(newer.remotes).some(([name, release]) => !canJoin(page, name, release));
}

/** Everything but the remotes. Hashes of the shell's files come with its version. */
function settingsOf(all: Environment): string {
  const { environment, apiBase, overrides, headerVariant, links, downloads, tabNames, live } = all;
  const { version, contract, baseUrl } = all.shell;
  const settings = { environment, apiBase, overrides, headerVariant, links, downloads, tabNames, live };
  return JSON.stringify([settings, version, contract, baseUrl]);
}

/**
 * Whether a page can take a release of a remote as it stands: it fits the shell of this page, whose content policy lets
 * its files pass, and every path that the router may have learnt is still there, in the same layout.
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
    routeGroups.every((group) =>
      (known?.paths[group] ?? []).every((path) => release.paths[group].includes(path)),
    )
  );
}

/** Where files of releases lie; the portal's own host among others. */
const originsOf = (releases: readonly RemoteRelease[]): string[] => [
  ...new Set([
    location.origin,
    ...releases.flatMap((release) =>
      [release, release.lastGood ?? release].map(({ baseUrl }) => new URL(baseUrl, location.origin).origin),
    ),
  ]),
];

/**
 * The running environment with every remote of a newer one that can join it, and without those that are retired there;
 * the others stay as they are, and keep their paths.
 */
export function withRemotesOf(page: RunningPage, newer: Environment): Environment {
  const { environment: running } = page;
  const isRetired = (name: string) => Object.hasOwn(newer.retired ?? {}, name);
  const joining = Object.entries(newer.remotes).filter(([name, release]) => canJoin(page, name, release));
  const names = new Set(joining.map(([name]) => name));
  const staying = Object.entries(running.remotes).filter(([name]) => !names.has(name) && !isRetired(name));
  const together = Object.fromEntries([...staying, ...joining]);
  const claimed = new Set(pathViolations(together).map(({ remote }) => remote));
  const taken = joining.filter(([name]) => !claimed.has(name));
  const { retired: before = {}, ...rest } = running;
  const kept = Object.entries(running.remotes).filter(([name]) => !isRetired(name));
  const remotes = Object.fromEntries([...kept, ...taken]);
  // What cannot join the page when it comes back stays retired in it.
  const out = Object.entries({ ...before, ...newer.retired }).filter(([name]) => remotes[name] === undefined);
  const retired = out.length > 0 && { retired: Object.fromEntries(out) };
  return { ...rest, revision: newer.revision, remotes, ...retired };
}
