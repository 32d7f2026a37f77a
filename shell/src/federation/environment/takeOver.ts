import { isContractCompatible, routeGroups } from '@portal/contract';
import type { NavigationType } from 'react-router-dom';
import type { Environment, RemoteRelease } from '@portal/wire';

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
export function wayToTake(running: Environment, newer: Environment, moment: Moment): Way {
  if (!moment.isOtherPage || moment.hasUnsaved) return 'wait';
  if (!needsDocument(running, newer) || moment.wasLoadedFor) return 'remotes';
  const losesNothing = moment.action === 'POP' || (moment.action === 'PUSH' && !moment.carriesState);
  return losesNothing && !moment.isBusy ? 'document' : 'wait';
}

/** Whether a page has to be loaded anew for it: for another shell or setting, or remotes that cannot join this page. */
export function needsDocument(running: Environment, newer: Environment): boolean {
  if (settingsOf(running) !== settingsOf(newer)) return true;
  const isGone = Object.keys(running.remotes).some((name) => newer.remotes[name] === undefined);
  return isGone || Object.entries(newer.remotes).some(([name, release]) => !canJoin(running, name, release));
}

/** Everything but the remotes. Hashes of the shell's files come with its version. */
function settingsOf(all: Environment): string {
  const { environment, apiBase, overrides, headerVariant, links, live } = all;
  const { version, contract, baseUrl } = all.shell;
  const settings = { environment, apiBase, overrides, headerVariant, links, live };
  return JSON.stringify([settings, version, contract, baseUrl]);
}

/**
 * Whether a page can take a release of a remote as it stands: its shell offers the contract, its content policy lets
 * its files pass, and every path that the router may have learnt is still there, in the same layout.
 */
function canJoin(running: Environment, name: string, release: RemoteRelease): boolean {
  return (
    isContractCompatible(release.contract, running.shell.contract) &&
    originsOf([release]).every((origin) => originsOf(Object.values(running.remotes)).includes(origin)) &&
    routeGroups.every((group) =>
      (running.remotes[name]?.paths[group] ?? []).every((path) => release.paths[group].includes(path)),
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

/** The running environment with every remote of a newer one that can join it; the others stay as they are. */
export function withRemotesOf(running: Environment, newer: Environment): Environment {
  const joining = Object.entries(newer.remotes).filter(([name, release]) => canJoin(running, name, release));
  const remotes = { ...running.remotes, ...Object.fromEntries(joining) };
  return { ...running, revision: newer.revision, remotes };
}
