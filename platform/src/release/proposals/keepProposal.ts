import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { ChangeRequest, ProposedChange } from '../releases/changeEnvironment.ts';
import { retired, versionChanges } from '../releases/environmentChanges.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { formatProposal, newProposalId, readProposal, stateOf, type Proposal } from './proposal.ts';

type Proposing = Pick<ChangeRequest, 'store' | 'environment' | 'who' | 'why'> & {
  /** How long it can be seen. */
  hours: number;
};

const hourMs = 60 * 60 * 1000;

/** Writes a checked and proved change next to the revisions. [F-21] */
export async function keepProposal(
  { store, environment, who, why, hours }: Proposing,
  { before, next, what, proof }: ProposedChange,
): Promise<Proposal> {
  const now = Date.now();
  const releases = versionChanges(before, next).flatMap(({ name, after }) =>
    after === undefined || after === retired ? [] : [{ name, version: after }],
  );
  const proposal: Proposal = {
    id: newProposalId(),
    environment: next,
    releases,
    who,
    when: new Date(now).toISOString(),
    why,
    until: new Date(now + hours * hourMs).toISOString(),
    what,
    ...proof,
  };
  await store.proposals.write(environment, proposal.id, formatProposal(proposal));
  return proposal;
}

/** @throws UserFacingError unless it can be seen */
export async function openProposal(
  store: ReleaseStore,
  environment: EnvironmentName,
  id: string,
): Promise<Proposal> {
  const proposal = await knownProposal(store, environment, id);
  const state = stateOf(proposal, new Date());
  if (state === 'open') return proposal;
  throw new UserFacingError(
    state === 'withdrawn'
      ? `Proposal ${id} of ${environment} was withdrawn by ${proposal.withdrawn?.who}: ${proposal.withdrawn?.why}.`
      : `Proposal ${id} of ${environment} has expired.`,
    `Propose it again: pnpm release propose … See what is open: pnpm release proposals --environment ${environment}`,
  );
}

async function knownProposal(store: ReleaseStore, environment: EnvironmentName, id: string) {
  const proposal = await readProposal(store, environment, id);
  if (proposal !== undefined) return proposal;
  throw new UserFacingError(
    `There is no proposal ${id} of ${environment}.`,
    `See what is open: pnpm release proposals --environment ${environment}`,
  );
}

/** It cannot be seen any more, from the next page on. */
export async function withdraw(
  { store, environment, who, why }: Pick<ChangeRequest, 'store' | 'environment' | 'who' | 'why'>,
  id: string,
): Promise<void> {
  const proposal = await openProposal(store, environment, id);
  const withdrawn = { who, when: new Date().toISOString(), why };
  await store.proposals.write(environment, id, formatProposal({ ...proposal, withdrawn }));
}
