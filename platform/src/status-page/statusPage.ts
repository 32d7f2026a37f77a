import type { ErrorReportGroup } from '@portal/wire';
import type { EnvironmentStatus } from '../release/environmentStatus.ts';
import type { Revision } from '../release/revision.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';

/** What was found of something: in words where it is not well, with the hint. */
export interface Finding {
  state: 'well' | 'ill' | 'unknown';
  words: string;
  hint?: string | undefined;
}

/** The errors that browsers reported, or why they cannot be shown. */
export type ReportedErrors = { groups: ErrorReportGroup[]; total: number } | { missing: Finding };

/** A change of an environment, with what the versions that it brought were built from. */
export interface ShownRevision extends Revision {
  builtFrom: string;
}

/** One environment, as far as it can be known. */
export interface EnvironmentOnPage {
  name: EnvironmentName;
  /** Why the store does not say what runs here. */
  fault?: Finding;
  /** Undefined before the first release, and where there is a fault. */
  status?: EnvironmentStatus | undefined;
  /** Where browsers find it. */
  address: string | undefined;
  /** Newest first; one that cannot be read is its number alone. */
  history: (ShownRevision | number)[];
  portal: Finding;
  /** Whether what runs keeps the rules of a release; undefined where nothing runs. */
  rules?: Finding | undefined;
  /** By package. */
  files: Map<string, Finding>;
  errors: ReportedErrors;
}

/** Everything the status page shows. */
export interface StatusPage {
  at: Date;
  store: string;
  environments: EnvironmentOnPage[];
}

export type ReadStatusPage = () => Promise<StatusPage>;
