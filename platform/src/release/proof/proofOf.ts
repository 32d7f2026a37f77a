import type { Environment } from '@portal/wire';
import { recordsOf } from '../gates/recordsOf.ts';
import { refuseIfBroken } from '../gates/refusal.ts';
import type { Revision } from '../releases/revision.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import type { Prove } from './proof.ts';

/** How a change is proved, or why it is put in force without. */
export type Proving = { prove: Prove } | { unproved: string };

/** They put code in force that may never have run there. What goes back, or only settings, has. */
const actionsToProve: readonly Revision['action'][] = ['publish', 'promote', 'reinstate'];

/** As its revision holds it. */
export type RecordedProof = Pick<Revision, 'proved' | 'unproved'>;

interface Change {
  store: ReleaseStore;
  action: Revision['action'];
  before: Environment | undefined;
  next: Environment;
  proving: Proving | undefined;
}

/** Undefined where none is required. @throws UserFacingError if the change cannot be proved, or prod would take it unproved */
export async function proofOf({
  store,
  action,
  before,
  next,
  proving,
}: Change): Promise<RecordedProof | undefined> {
  if (!actionsToProve.includes(action)) return undefined;
  if (proving === undefined) {
    refuseIfBroken(next.environment, next.environment === 'prod' ? [neverUnproved] : []);
    return undefined;
  }
  if ('unproved' in proving) return { unproved: proving.unproved };
  return { proved: await proving.prove({ before, next, records: await recordsOf(store, next) }) };
}

const neverUnproved = {
  rule: 'every page opened before it is in force',
  message: 'prod takes nothing that was not opened in its own shell and with its own pins',
  hint: 'Release with the command, which opens it: pnpm release promote … --to prod. To release without, with the reason on record: --unproved "…"',
} as const;
