import type { Environment } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { isWhole } from '../gates/releaseRefusals.ts';
import { withoutRetired } from '../retirement/retire.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { changeEnvironment, type Base, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import { versionsOf } from './environmentChanges.ts';
import { withFittingLastGood } from './nextEnvironment.ts';
import {
  assertRevision,
  currentRevision,
  inForce,
  readableRevision,
  readRevision,
  RevisionDamaged,
} from './revision.ts';

export interface RollbackRequest extends ChangeRequest {
  /** Undefined means the last one in which something else ran. */
  to: number | undefined;
  /** Remotes or the shell; empty means everything. */
  names: readonly string[];
}

/** Makes an earlier state the newest revision, entirely or for some packages. */
export async function rollback(request: RollbackRequest): Promise<ChangeResult> {
  const { store, environment, names } = request;
  return changeEnvironment(
    request,
    async (revision, number) => {
      const to = request.to ?? (await lastOther(request, { number, revision }));
      await assertRevision(store, environment, to);
      const { environment: target } = await readRevision(store, environment, to);
      const next = withFittingLastGood(stateToRestore(names, revision?.environment, target));
      return {
        action: 'rollback',
        restored: to,
        next: await withStoredLastGood(store, next),
        isWhole: names.length === 0,
      };
    },
    () => baseOf(request),
  );
}

/** Drops fallbacks no longer in the store. */
async function withStoredLastGood(store: ReleaseStore, next: Environment): Promise<Environment> {
  const remotes = await Promise.all(
    Object.entries(next.remotes).map(async ([name, { lastGood, ...remote }]) => {
      const isThere =
        lastGood !== undefined &&
        (await isWhole(store, { name, version: lastGood.version }, lastGood.integrity));
      return [name, isThere ? { ...remote, lastGood } : remote] as const;
    }),
  );
  return { ...next, remotes: Object.fromEntries(remotes) };
}

/** For a complete rollback, the current state need not be readable. */
async function baseOf({ store, environment, names }: RollbackRequest): Promise<Base> {
  try {
    const current = await currentRevision(store, environment);
    const revision = inForce(environment, current, 'There is nothing to go back to.');
    return { number: revision.environment.revision, revision };
  } catch (error) {
    if (!(error instanceof RevisionDamaged) || names.length > 0) throw error;
    return { number: error.revision, revision: undefined };
  }
}

function stateToRestore(
  names: readonly string[],
  current: Environment | undefined,
  target: Environment,
): Environment {
  if (names.length === 0 || current === undefined) return target;
  return names.reduce((state, name) => withPackageOf(name, state, target), current);
}

function withPackageOf(name: string, state: Environment, target: Environment): Environment {
  if (name === 'shell') return { ...state, shell: target.shell };
  const remote = target.remotes[name];
  const others = state.retired?.[name] === undefined ? state : withoutRetired(state, name).next;
  if (remote !== undefined) return { ...others, remotes: { ...state.remotes, [name]: remote } };
  throw new UserFacingError(
    `${name} did not run in revision ${target.revision} of ${target.environment}.`,
    `See where it ran: pnpm release history ${name} --environment ${target.environment}\n` +
      `Or retire it: pnpm release retire ${name} --environment ${target.environment} --why "…"`,
  );
}

async function lastOther({ store, environment, names }: RollbackRequest, base: Base): Promise<number> {
  const now = base.revision?.environment;
  for (let number = base.number - 1; number > 0; number -= 1) {
    const was = (await readableRevision(store, environment, number))?.environment;
    if (was !== undefined && (now === undefined || ranOther(names, now, was))) return number;
  }
  throw neverRanOther(environment, names);
}

function neverRanOther(environment: EnvironmentName, names: readonly string[]): UserFacingError {
  const [only = environment, ...others] = names;
  const history = `pnpm release history --environment ${environment}`;
  if (others.length > 0)
    return new UserFacingError(
      `${environment} has no revision in which all of ${names.join(', ')} ran in other versions.`,
      `Name the revision to go back to, with --to: ${history}`,
    );
  const where = names.length === 0 ? '' : ` in ${environment}`;
  return new UserFacingError(
    `${only} has never run in another version${where}.`,
    `See its history: ${history}`,
  );
}

/** Whether each named package, or without names any, ran in another version. */
function ranOther(names: readonly string[], now: Environment, was: Environment): boolean {
  const current = versionsOf(now);
  const earlier = versionsOf(was);
  if (names.length > 0)
    return names.every((name) => earlier.has(name) && earlier.get(name) !== current.get(name));
  return JSON.stringify([...current]) !== JSON.stringify([...earlier]);
}
