import type { Environment } from '@portal/wire';
import { PortalFault } from '../faults/PortalFault.ts';
import { isWhole } from '../gates/releaseRefusals.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { changeFrom, type Base, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import { versionsOf } from './environmentChanges.ts';
import { withFittingLastGood } from './nextEnvironment.ts';
import { assertRevision, currentRevision, RevisionDamaged, readRevision } from './revision.ts';

export interface RollbackRequest extends ChangeRequest {
  /** The revision to go back to; left out: the last one in which something else ran. */
  to: number | undefined;
  /** One remote, or the shell; left out: everything. */
  name: string | undefined;
}

/** Makes an earlier state the newest revision, whole or for one package. History stays as it is. */
export async function rollback(request: RollbackRequest): Promise<ChangeResult> {
  const base = await baseOf(request);
  const { store, environment } = request;
  const number = request.to ?? (await lastOther(request, base));
  await assertRevision(store, environment, number);
  const { environment: target } = await readRevision(store, environment, number);
  return changeFrom(base, request, async (current) => {
    const next = withFittingLastGood(stateToRestore(request.name, current?.environment, target));
    return { action: 'rollback', next: await withStoredLastGood(store, next) };
  });
}

/** Without versions to fall back on that have been removed from the store since. */
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

/** Where everything is rolled back, the state in force need not be readable. */
async function baseOf({ store, environment, name }: RollbackRequest): Promise<Base> {
  try {
    const revision = await currentRevision(store, environment);
    if (revision !== undefined) return { number: revision.environment.revision, revision };
  } catch (error) {
    if (!(error instanceof RevisionDamaged) || name !== undefined) throw error;
    return { number: error.revision, revision: undefined };
  }
  throw new PortalFault(
    `Nothing has been released to environment ${environment} yet.`,
    'There is nothing to go back to.',
  );
}

function stateToRestore(
  name: string | undefined,
  current: Environment | undefined,
  target: Environment,
): Environment {
  if (name === undefined || current === undefined) return target;
  if (name === 'shell') return { ...current, shell: target.shell };
  const remote = target.remotes[name];
  if (remote !== undefined) return { ...current, remotes: { ...current.remotes, [name]: remote } };
  throw new PortalFault(
    `${name} did not run in revision ${target.revision} of ${target.environment}.`,
    `See where it did: pnpm release history ${name} --environment ${target.environment}`,
  );
}

async function lastOther({ store, environment, name }: RollbackRequest, base: Base): Promise<number> {
  const now = base.revision?.environment;
  for (let number = base.number - 1; number > 0; number -= 1) {
    const was = await readable(store, environment, number);
    if (was !== undefined && (now === undefined || ranOther(name, now, was))) return number;
  }
  throw new PortalFault(
    `${name ?? environment} has never run in another version${name === undefined ? '' : ` in ${environment}`}.`,
    `See its history: pnpm release history --environment ${environment}`,
  );
}

function ranOther(name: string | undefined, now: Environment, was: Environment): boolean {
  const [current, earlier] = [versionsOf(now), versionsOf(was)];
  if (name !== undefined) return earlier.has(name) && earlier.get(name) !== current.get(name);
  return JSON.stringify([...current]) !== JSON.stringify([...earlier]);
}

async function readable(store: ReleaseStore, environment: EnvironmentName, number: number) {
  try {
    return (await readRevision(store, environment, number)).environment;
  } catch (error) {
    if (error instanceof RevisionDamaged) return undefined;
    throw error;
  }
}
