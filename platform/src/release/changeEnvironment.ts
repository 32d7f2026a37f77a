import type { Environment } from '@portal/wire';
import { PortalFault } from '../faults/PortalFault.ts';
import { refusals } from '../gates/refusals.ts';
import { refuseIfBroken, type Refusal } from '../gates/refusal.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { RevisionTaken } from '../store/RevisionTaken.ts';
import { changeLines } from './environmentChanges.ts';
import { isSameEnvironment } from './nextEnvironment.ts';
import type { ReleaseRecord } from './releaseRecord.ts';
import { currentRevision, formatRevision, readRevision, type Revision } from './revision.ts';

/** What every change of an environment says. */
export interface ChangeRequest {
  store: ReleaseStore;
  environment: EnvironmentName;
  who: string;
  why: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
}

/** What a change comes to. */
export interface ChangePlan {
  action: Revision['action'];
  next: Environment;
  /** Releases that are about to be published: their records need not be in the store yet. */
  records?: readonly ReleaseRecord[];
  refusals?: readonly Refusal[];
  /** Done when everything has been checked, before the revision is written; not on a dry run. */
  prepare?: () => Promise<void>;
}

export interface ChangeResult {
  /** The revision that is, or with `dryRun` would be, in force. */
  revision: number;
  changed: boolean;
  /** What changed, a line each. */
  what: string[];
}

/** The state that a change starts from; the number alone is known of a revision that cannot be read. */
export interface Base {
  number: number;
  revision: Revision | undefined;
}

/**
 * The one way in which an environment changes: plan, check every rule against it as it would be, write the next
 * revision. Refused or overtaken, nothing has happened.
 */
export async function changeEnvironment(
  request: ChangeRequest,
  plan: (current: Revision | undefined) => ChangePlan | Promise<ChangePlan>,
): Promise<ChangeResult> {
  const revision = await currentRevision(request.store, request.environment);
  return changeFrom({ number: revision?.environment.revision ?? 0, revision }, request, plan);
}

/** The same from a state that has been read already. */
export async function changeFrom(
  { number, revision: current }: Base,
  request: ChangeRequest,
  plan: (current: Revision | undefined) => ChangePlan | Promise<ChangePlan>,
): Promise<ChangeResult> {
  const { store, environment: name, dryRun = false } = request;
  const { action, next: planned, records = [], refusals: own = [], prepare } = await plan(current);
  if (action !== 'unlock') refuseIfLocked(current);
  const before = current?.environment;
  const checks = { store, before, next: planned, records };
  refuseIfBroken(name, [...own, ...(isLockAction(action) ? [] : await refusals(checks))]);
  if (!dryRun) await prepare?.();
  const changes = before === undefined || isLockAction(action) || !isSameEnvironment(before, planned);
  if (!changes) return { revision: number, changed: false, what: [] };

  const next = { ...planned, revision: number + 1 };
  const what = changeLines(before, next);
  if (!dryRun) {
    const text = formatRevision({
      environment: next,
      who: request.who,
      when: notBefore(current?.when),
      why: request.why,
      from: number === 0 ? null : number,
      action,
      what,
    });
    await append(request, next.revision, text);
  }
  return { revision: next.revision, changed: true, what };
}

const isLockAction = (action: Revision['action']) => action === 'lock' || action === 'unlock';

/** Now; a clock that is slow does not put a revision before the one it follows. */
function notBefore(earlier: string | undefined): string {
  const now = new Date().toISOString();
  return earlier !== undefined && Date.parse(earlier) > Date.parse(now) ? earlier : now;
}

function refuseIfLocked(current: Revision | undefined): void {
  if (current?.action !== 'lock') return;
  const { who, when, why, environment } = current;
  throw new PortalFault(
    `Environment ${environment.environment} is locked since ${minuteOf(when)} by ${who}: ${why} (rule: not while locked).`,
    `When it may change again: pnpm release unlock --environment ${environment.environment} --why "…"\nThe environment is unchanged.`,
  );
}

/** Whoever comes second learns who came first, with what, and what to do. */
async function append({ store, environment }: ChangeRequest, revision: number, text: string): Promise<void> {
  try {
    await store.appendRevision(environment, revision, text);
  } catch (error) {
    if (!(error instanceof RevisionTaken)) throw error;
    const { who, when, why, what } = await readRevision(store, environment, revision);
    throw new PortalFault(
      `${who} was first: revision ${revision} of ${environment}, ${minuteOf(when)}, ${what.join(', ') || 'no other versions'} (${why}). Yours was not written.`,
      `See what changed: pnpm release diff ${environment}@${revision - 1} ${environment}@${revision}\nThen give your command again, if it is still wanted.`,
      error,
    );
  }
}

/** An instant for people: day and minute, in UTC. */
export const minuteOf = (when: string): string =>
  `${new Date(when).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
