import { randomBytes } from 'node:crypto';
import { environmentSchema } from '@portal/wire';
import * as z from 'zod/mini';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { proofSchema } from '../proof/proof.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';

const idPattern = /^[a-z2-7]{16}$/;

/** Who did something, when and why. */
const deed = { who: z.string().check(z.minLength(1)), when: z.iso.datetime(), why: z.string() };

const proposalSchema = z.object({
  /** Cannot be guessed, and is never the number of a revision. */
  id: z.string().check(z.regex(idPattern)),
  /** As it would be; with the number of the revision that it was made from. */
  environment: z.omit(environmentSchema, { live: true, preview: true }),
  /** What would be new. */
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  ...deed,
  /** Shown until then; ISO 8601 in UTC. */
  until: z.iso.datetime(),
  withdrawn: z.optional(z.object(deed)),
  proved: z.optional(proofSchema),
  unproved: z.optional(z.string()),
  /** What would change, a line each. */
  what: z.array(z.string()),
});

/** A checked and proved state of an environment that is not in force. [F-21] */
export type Proposal = z.infer<typeof proposalSchema>;

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

export const newProposalId = (): string =>
  Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');

export const isProposalId = (text: string): boolean => idPattern.test(text);

export type ProposalState = 'open' | 'expired' | 'withdrawn';

export function stateOf({ until, withdrawn }: Proposal, now: Date): ProposalState {
  if (withdrawn !== undefined) return 'withdrawn';
  return Date.parse(until) > now.getTime() ? 'open' : 'expired';
}

export const formatProposal = (proposal: Proposal): string => `${JSON.stringify(proposal, null, 2)}\n`;

/** @throws UserFacingError if it is damaged */
export function parseProposal(environment: EnvironmentName, id: string, text: string): Proposal {
  const reason = 'It is not what the release commands have written.';
  try {
    const proposal = proposalSchema.parse(JSON.parse(text));
    if (proposal.id === id && proposal.environment.environment === environment) return proposal;
    throw new Error(reason);
  } catch (error) {
    throw new UserFacingError(
      `Proposal ${id} of environment ${environment} is damaged.`,
      `Remove environments/${environment}/proposals/${id}.json from the release store, and propose again.`,
      error,
    );
  }
}

/** Undefined if there is none. @throws UserFacingError if it is damaged */
export async function readProposal(
  store: ReleaseStore,
  environment: EnvironmentName,
  id: string,
): Promise<Proposal | undefined> {
  const text = isProposalId(id) ? await store.proposals.read(environment, id) : undefined;
  return text === undefined ? undefined : parseProposal(environment, id, text);
}

/** The newest first; damaged ones are left out. */
export async function readProposals(store: ReleaseStore, environment: EnvironmentName): Promise<Proposal[]> {
  const ids = (await store.proposals.ids(environment)).filter(isProposalId);
  const found = await Promise.all(ids.map((id) => readProposal(store, environment, id).catch(unlessDamaged)));
  return found
    .flatMap((one) => one ?? [])
    .toSorted((one, other) => Date.parse(other.when) - Date.parse(one.when));
}

/** Those that can be seen. */
export async function openProposals(store: ReleaseStore, environment: EnvironmentName): Promise<Proposal[]> {
  const now = new Date();
  return (await readProposals(store, environment)).filter((one) => stateOf(one, now) === 'open');
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof UserFacingError)) throw error;
}
