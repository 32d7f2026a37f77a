import type { ErrorReportGroup } from '@portal/wire';
import type { EnvironmentStatus } from '#release/releases/environmentStatus.ts';
import type { Revision } from '#release/releases/revision.ts';
import type { Proposal } from '#release/proposals/proposal.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';

/** With a hint if something is wrong. */
export interface Finding {
  state: 'well' | 'ill' | 'unknown';
  words: string;
  hint?: string | undefined;
}

/** Or why they cannot be shown. */
export type ReportedErrors = { groups: ErrorReportGroup[]; total: number } | { missing: Finding };

/** `builtFrom`: the sources of its new versions. */
export interface ShownRevision extends Revision {
  builtFrom: string;
}

/** `visits`: how often its link was followed; undefined if its portal does not say. */
export interface ShownProposal extends Proposal {
  visits: number | undefined;
}

export interface EnvironmentOnPage {
  name: EnvironmentName;
  /** Why the store cannot say what runs here. */
  fault?: Finding;
  /** Undefined before the first release, or with a fault. */
  status?: EnvironmentStatus | undefined;
  address: string | undefined;
  /** Newest first; an unreadable revision is just its number. */
  history: (ShownRevision | number)[];
  /** What can be seen before it is in force, newest first. */
  proposals: ShownProposal[];
  portal: Finding;
  /** Undefined if nothing runs. */
  rules?: Finding | undefined;
  /** By package. */
  files: Map<string, Finding>;
  errors: ReportedErrors;
}

export interface StatusPage {
  at: Date;
  store: string;
  /** What this gateway serves while its store is away. */
  ownCopy?: string | undefined;
  environments: EnvironmentOnPage[];
}

export type ReadStatusPage = () => Promise<StatusPage>;
