import { environmentSchema } from '@portal/wire';
import * as z from 'zod/mini';
import { proofSchema } from '../proof/proof.ts';
import { nothingReleased } from '#run/faults/nothingReleased.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';

const actions = [
  'publish',
  'promote',
  'rollback',
  'configure',
  'retire',
  'reinstate',
  'lock',
  'unlock',
] as const;

const revisionSchema = z.object({
  // What a development server serves is never released, and a preview is not in force.
  environment: z.omit(environmentSchema, { live: true, preview: true }),
  who: z.string().check(z.minLength(1)),
  /** ISO 8601 in UTC. */
  when: z.iso.datetime(),
  why: z.string(),
  /** The revision it was made from; null for the first. */
  from: z.nullable(z.int().check(z.minimum(1))),
  /** Of the previous revision's text; absent in the first. */
  previous: z.optional(z.string()),
  action: z._default(z.enum(actions), 'publish'),
  /** Of a rollback: the restored revision. */
  restored: z.optional(z.int().check(z.minimum(1))),
  /** How its changed pages were proved; absent where none is required, or `unproved` says why not. */
  proved: z.optional(proofSchema),
  unproved: z.optional(z.string()),
  /** What changed, a line each. */
  what: z._default(z.array(z.string()), []),
});

/** The whole document, and how it came about. */
export type Revision = z.infer<typeof revisionSchema>;

export const deedOf = ({ action, restored }: Pick<Revision, 'action' | 'restored'>): string =>
  restored === undefined ? action : `${action} to ${restored}`;

/** Earlier revisions can still be read. */
export class RevisionDamaged extends UserFacingError {
  readonly reason: string;
  readonly revision: number;

  constructor(name: EnvironmentName, revision: number, reason: string) {
    super(
      `Revision ${revision} of environment ${name} is damaged. ${reason}`,
      `Put environments/${name}/revisions/${revision}.json of the release store right, from a backup. ` +
        `Or roll back to an undamaged revision: pnpm release rollback --environment ${name} --to <revision> --why "…"\n` +
        `If nothing else needs its history, remove environments/${name}: the next publication starts it again.`,
    );
    this.revision = revision;
    this.reason = reason;
  }
}

/** @throws {RevisionDamaged} */
export function parseRevision(name: EnvironmentName, number: number, text: string): Revision {
  const revision = parsed(name, number, text);
  const { environment } = revision;
  if (environment.environment === name && environment.revision === number) return revision;
  throw new RevisionDamaged(
    name,
    number,
    `It says it is revision ${environment.revision} of ${environment.environment}.`,
  );
}

function parsed(name: EnvironmentName, number: number, text: string): Revision {
  try {
    return revisionSchema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new RevisionDamaged(name, number, reason);
  }
}

/** @throws {RevisionDamaged} also if it does not exist */
export async function readRevision(
  store: ReleaseStore,
  name: EnvironmentName,
  number: number,
): Promise<Revision> {
  const text = await store.readRevision(name, number);
  if (text === undefined) throw new RevisionDamaged(name, number, 'It is not there.');
  return parseRevision(name, number, text);
}

/** Undefined if there is none or it is damaged. */
export async function readableRevision(
  store: ReleaseStore,
  name: EnvironmentName,
  number: number,
): Promise<Revision | undefined> {
  if (number < 1) return undefined;
  try {
    return await readRevision(store, name, number);
  } catch (error) {
    if (error instanceof RevisionDamaged) return undefined;
    throw error;
  }
}

/** @throws if the environment has no such revision yet */
export async function assertRevision(
  store: ReleaseStore,
  name: EnvironmentName,
  number: number,
): Promise<void> {
  const latest = await store.currentRevision(name);
  if (number >= 1 && number <= latest) return;
  throw new UserFacingError(
    `There is no revision ${number} of ${name}.`,
    latest === 0
      ? `Nothing has been released to ${name} yet: pnpm release status`
      : `Choose from 1 to ${latest}: pnpm release history --environment ${name}`,
  );
}

/** Undefined before the first. */
export async function currentRevision(
  store: ReleaseStore,
  name: EnvironmentName,
): Promise<Revision | undefined> {
  const number = await store.currentRevision(name);
  return number === 0 ? undefined : readRevision(store, name, number);
}

export const formatRevision = (revision: Revision): string => `${JSON.stringify(revision, null, 2)}\n`;

/**
 * @param otherwise what it means for the command if there is none, as a sentence
 * @throws if nothing has been released to the environment yet
 */
export function inForce(name: EnvironmentName, current: Revision | undefined, otherwise?: string): Revision {
  if (current === undefined) throw nothingReleased(name, otherwise);
  return current;
}
