import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { refusals, removedRefusals } from '../gates/refusals.ts';
import { refuseIfBroken, type Refusal } from '../gates/refusal.ts';
import { hashOfPrevious } from '../history/revisionChain.ts';
import { minuteOf } from '../history/minuteOf.ts';
import {
  inTheWay,
  meantimeLines,
  laterRevisions,
  refusedAfter,
  touched,
  wasFirst,
  type LaterRevision,
} from '../history/laterRevisions.ts';
import { type EnvironmentName, type ReleaseStore, RevisionTaken } from '#run/store/releaseStore.ts';
import { changeLines } from './environmentChanges.ts';
import { isSameEnvironment } from './nextEnvironment.ts';
import type { ReleaseRecord } from './releaseRecord.ts';
import { currentRevision, formatRevision, type Revision } from './revision.ts';
import { pinned } from '../pins/shellFileHashes.ts';
import { proofOf, type Proving, type RecordedProof } from '../proof/proofOf.ts';

export interface ChangeRequest {
  store: ReleaseStore;
  environment: EnvironmentName;
  who: string;
  why: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** prod takes no new code without. */
  proving?: Proving;
  /** Takes what was checked and proved; no revision is made of it then. */
  keep?: (proposed: ProposedChange) => Promise<void>;
}

/** Everything of a revision but that it is in force. */
export interface ProposedChange {
  before: Environment | undefined;
  /** With the number of the revision that it was made from. */
  next: Environment;
  what: string[];
  proof: RecordedProof | undefined;
}

interface ChangePlan {
  action: Revision['action'];
  next: Environment;
  /** Of a rollback: the revision it restores. */
  restored?: number;
  /** Releases to be published; not necessarily in the store yet. */
  records?: readonly ReleaseRecord[];
  refusals?: readonly Refusal[];
  /** Runs after all checks, before the revision is written; not on a dry run. */
  prepare?: () => Promise<void>;
  /** Overwrites even what another writer has just changed. */
  isWhole?: boolean;
}

export interface ChangeResult {
  /** The revision in force, or with `dryRun` the one that would be. */
  revision: number;
  changed: boolean;
  /** What changed, a line each. */
  what: string[];
  /** By others meanwhile, a line each. */
  meantime: string[];
  /** On a dry run, if anything would change. */
  proposed?: { before: Environment | undefined; next: Environment };
  /** Of what was put in force. */
  proof?: RecordedProof;
}

/** Only the number if the revision cannot be read. */
export interface Base {
  number: number;
  revision: Revision | undefined;
}

type Plan = (current: Revision | undefined, number: number) => ChangePlan | Promise<ChangePlan>;

/** While others get in first with something else. */
export const mostTries = 10;

/**
 * The only way to change an environment: plan, check all rules against the proposed state, write the next revision. If
 * another writer got in first with other packages, starts again on top of theirs. After a refusal, or if someone
 * changed the same package, nothing has changed.
 */
export async function changeEnvironment(
  request: ChangeRequest,
  plan: Plan,
  readBase: (request: ChangeRequest) => Promise<Base> = baseOf,
): Promise<ChangeResult> {
  const { store, environment: name } = request;
  const others: LaterRevision[] = [];
  for (let tries = 1; ; tries += 1) {
    const base = await readBase(request);
    const tried = await tryOnce(base, request, plan).catch((error: unknown) => {
      throw error instanceof UserFacingError ? refusedAfter(error, others) : error;
    });
    if ('result' in tried) return { ...tried.result, meantime: meantimeLines(others) };
    const before = { number: base.number, environment: base.revision?.environment };
    const since = await laterRevisions(store, name, before);
    const first = inTheWay(since, tried.touches) ?? (tries < mostTries ? undefined : since[0]);
    if (first !== undefined) throw wasFirst(first, tries);
    if (since.length === 0) throw new RevisionTaken(name, base.number + 1);
    others.push(...since);
    await pause(Math.random() * 20 * tries);
  }
}

async function baseOf({ store, environment }: ChangeRequest): Promise<Base> {
  const revision = await currentRevision(store, environment);
  return { number: revision?.environment.revision ?? 0, revision };
}

/** Or what it would have changed if another writer had not been first. */
type Try = { result: Omit<ChangeResult, 'meantime'> } | { touches: ReadonlySet<string> | 'everything' };

async function tryOnce(
  { number, revision: current }: Base,
  request: ChangeRequest,
  plan: Plan,
): Promise<Try> {
  const { store, environment: name, dryRun = false } = request;
  if (request.keep !== undefined && current === undefined) throw nothingToPropose(name);
  const { action, next: intended, restored, records = [], ...more } = await plan(current, number);
  if (action !== 'unlock' && request.keep === undefined) refuseIfLocked(current);
  const planned = isLockAction(action) ? intended : await pinned(store, intended);
  const before = current?.environment;
  const checks = { store, before, next: planned, records };
  refuseIfBroken(name, [...(more.refusals ?? []), ...(isLockAction(action) ? [] : await refusals(checks))]);
  if (!dryRun) await more.prepare?.();
  const changes = before === undefined || isLockAction(action) || !isSameEnvironment(before, planned);
  if (!changes) return { result: { revision: number, changed: false, what: [] } };

  const next = { ...planned, revision: number + 1 };
  const what = changeLines(before, next);
  const result = { revision: next.revision, changed: true, what };
  if (dryRun) return { result: { ...result, proposed: { before, next } } };
  const proof = await proofOf({ store, action, before, next, proving: request.proving });
  // The proof takes a minute, in which a release that nothing else needs may be pruned.
  refuseIfBroken(name, isLockAction(action) ? [] : await removedRefusals({ store, before, next }));
  if (request.keep !== undefined) {
    await request.keep({ before, next: { ...planned, revision: number }, what, proof });
    return { result: { ...result, proof, proposed: { before, next } } };
  }
  const previous = await hashOfPrevious(store, name, number);
  const text = formatRevision({
    environment: next,
    who: request.who,
    when: notBefore(current?.when),
    why: request.why,
    from: number === 0 ? null : number,
    previous,
    action,
    restored,
    ...proof,
    what,
  });
  if (await append(request, next.revision, text)) return { result: { ...result, proof } };
  return { touches: more.isWhole ? 'everything' : touched(before, next) };
}

const nothingToPropose = (environment: EnvironmentName) =>
  new UserFacingError(
    `Nothing has been released to environment ${environment} yet, so nothing can be proposed for it.`,
    `Release the shell and its areas first: pnpm release publish --environment ${environment} --why "…"`,
  );

const isLockAction = (action: Revision['action']) => action === 'lock' || action === 'unlock';

/** Not before the previous revision, in case this clock is slow. */
function notBefore(earlier: string | undefined): string {
  const now = new Date().toISOString();
  return earlier !== undefined && Date.parse(earlier) > Date.parse(now) ? earlier : now;
}

function refuseIfLocked(current: Revision | undefined): void {
  if (current?.action !== 'lock') return;
  const { who, when, why, environment } = current;
  throw new UserFacingError(
    `Environment ${environment.environment} is locked since ${minuteOf(when)} by ${who}: ${why} (rule: not while locked).`,
    `To unlock it: pnpm release unlock --environment ${environment.environment} --why "…"\nThe environment is unchanged.`,
  );
}

/** False if another writer was first. */
async function append({ store, environment }: ChangeRequest, revision: number, text: string) {
  try {
    await store.appendRevision(environment, revision, text);
    return true;
  } catch (error) {
    if (error instanceof RevisionTaken) return false;
    throw error;
  }
}
