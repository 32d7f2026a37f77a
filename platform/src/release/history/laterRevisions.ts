import type { Environment } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { settingChanges, versionChanges } from '../releases/environmentChanges.ts';
import { minuteOf } from './minuteOf.ts';
import { readRevision, type Revision } from '../releases/revision.ts';

export interface LaterRevision {
  revision: Revision;
  touches: ReadonlySet<string>;
}

/** Names of packages and settings that differ. */
export const touched = (one: Environment | undefined, other: Environment): ReadonlySet<string> =>
  new Set([...versionChanges(one, other), ...settingChanges(one, other)].map(({ name }) => name));

/** Others' revisions on top of a state, oldest first. */
export async function laterRevisions(
  store: ReleaseStore,
  name: EnvironmentName,
  { number, environment }: { number: number; environment: Environment | undefined },
): Promise<LaterRevision[]> {
  const latest = await store.currentRevision(name);
  const found: LaterRevision[] = [];
  let before = environment;
  for (let next = number + 1; next <= latest; next += 1) {
    const revision = await readRevision(store, name, next);
    found.push({ revision, touches: touched(before, revision.environment) });
    before = revision.environment;
  }
  return found;
}

/** The first that changed something in `own`. */
export const inTheWay = (
  all: readonly LaterRevision[],
  own: ReadonlySet<string> | 'everything',
): LaterRevision | undefined =>
  all.find(({ touches }) => own === 'everything' || [...touches].some((name) => own.has(name)));

const whatOf = ({ what }: Revision) => what.join(', ') || 'no other versions';

/** Tells the second writer who was first, and what to do. */
export function wasFirst({ revision }: LaterRevision, tries: number): UserFacingError {
  const { who, when, why, environment } = revision;
  const { environment: name, revision: number } = environment;
  const after = tries > 1 ? ` after ${tries} tries` : '';
  return new UserFacingError(
    `${who} was first: revision ${number} of ${name}, ${minuteOf(when)}, ${whatOf(revision)} (${why}). Yours was not written${after}.`,
    `See what changed: pnpm release diff ${name}@${number - 1} ${name}@${number}\nThen run your command again, if it is still needed.`,
  );
}

export const meantimeLines = (all: readonly LaterRevision[]): string[] =>
  all.map(({ revision }) => {
    const { who, why, environment } = revision;
    return `In the meantime ${who} made revision ${environment.revision}: ${whatOf(revision)} (${why}).`;
  });

/** Lists others' changes with a refusal; the reader judges whether they caused it. */
export const refusedAfter = (fault: UserFacingError, all: readonly LaterRevision[]): UserFacingError =>
  all.length === 0
    ? fault
    : new UserFacingError([fault.message, ...meantimeLines(all)].join('\n'), fault.hint, fault);
