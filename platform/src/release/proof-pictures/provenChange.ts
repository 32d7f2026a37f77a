import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { assertRevision, readableRevision, readRevision, type Revision } from '../releases/revision.ts';
import type { RecordedProof } from '../proof/proofOf.ts';
import { isProposalId, readProposal } from '../proposals/proposal.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { readPictures, type Picture } from './pictures.ts';

/** A revision or a proposal, with how it was proved. */
export interface ProvenChange extends RecordedProof, Pick<Revision, 'who' | 'when' | 'why'> {
  environment: EnvironmentName;
  /** A number or a proposal's id. */
  name: string;
  /** Undefined if there are none, or none any more. */
  pictures: Picture[] | undefined;
}

interface NamedChange {
  store: ReleaseStore;
  environment: EnvironmentName;
  /** A revision's number or a proposal's id. */
  name: string;
}

/** @throws UserFacingError if there is no such revision or proposal, or its pictures were changed */
export async function provenChange({ store, environment, name }: NamedChange): Promise<ProvenChange> {
  const { proved, unproved, who, when, why } = await changeNamed({ store, environment, name });
  const pictures = proved?.pictures && (await readPictures(store, environment, proved.pictures));
  return { environment, name, proved, unproved, who, when, why, pictures: pictures || undefined };
}

async function changeNamed({ store, environment, name }: NamedChange) {
  if (/^[1-9]\d{0,8}$/.test(name)) {
    await assertRevision(store, environment, Number(name));
    return readRevision(store, environment, Number(name));
  }
  const proposal = isProposalId(name) ? await readProposal(store, environment, name) : undefined;
  if (proposal !== undefined) return proposal;
  throw new UserFacingError(
    `There is no revision or proposal ${name} of ${environment}.`,
    `See what there is: pnpm release history --environment ${environment}, or pnpm release proposals --environment ${environment} --all`,
  );
}

/** The newest revision that put new code in force. @throws UserFacingError if there is none */
export async function latestProven(store: ReleaseStore, environment: EnvironmentName): Promise<string> {
  for (let number = await store.currentRevision(environment); number > 0; number -= 1) {
    const revision = await readableRevision(store, environment, number);
    if (revision?.proved !== undefined || revision?.unproved !== undefined) return String(number);
  }
  throw new UserFacingError(
    `No revision of ${environment} was proved.`,
    'See what was released: pnpm release status',
  );
}
