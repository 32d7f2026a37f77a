import type { Environment } from '@portal/wire';
import { UserFacingError } from '../faults/UserFacingError.ts';

/** Another writer made the revision first. */
export class RevisionTaken extends UserFacingError {
  constructor(environment: EnvironmentName, revision: number, cause?: unknown) {
    super(
      `Somebody else made revision ${revision} of ${environment} in the meantime; yours was not written.`,
      'Look at what changed with: pnpm release status. Then run the command again.',
      cause,
    );
  }
}

export type EnvironmentName = Environment['environment'];

/** One version of one package. */
export interface ReleaseName {
  name: string;
  version: string;
}

/** The files of a release by their name inside it, such as `fonts/a.woff2`. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** `known`: exactly these bytes were there already; `repaired`: so they were, but some were damaged or missing. */
export type Publication = 'published' | 'known' | 'repaired';

/**
 * Where releases and environments are kept. Releases never change; an environment is an append-only list of
 * numbered revisions, the highest of which is in force. Kinds of store differ in place, not in promises.
 */
export interface ReleaseStore {
  /** For people: where it is. */
  readonly location: string;
  releases(): Promise<ReleaseName[]>;
  /** Names of all files of a release, compressed ones among them; none if it is not there. */
  files(release: ReleaseName): Promise<string[]>;
  readFile(release: ReleaseName, file: string): Promise<Buffer | undefined>;
  /** When a release was published; undefined if it is not there. */
  publishedAt(release: ReleaseName): Promise<Date | undefined>;
  /** Adds a release whole or not at all, or repairs it. Other bytes under a known version are refused. */
  publish(release: ReleaseName, files: ReleaseFiles): Promise<Publication>;
  /** Takes a release away, at once for anyone who looks for it; nothing happens if it is not there. */
  remove(release: ReleaseName): Promise<void>;
  /** Texts that say where a release was built from, one for each source that gave these bytes. */
  sources(release: ReleaseName): Promise<string[]>;
  /** Adds one under a name of its own; nothing happens if that is there. */
  addSource(release: ReleaseName, key: string, text: string): Promise<void>;
  /** Removes what writers that were killed left behind. Answers how many things it removed. */
  sweep(): Promise<number>;
  /** Number of the revision in force; 0 before the first. */
  currentRevision(environment: EnvironmentName): Promise<number>;
  /** The text of a revision, or undefined if there is none of that number. */
  readRevision(environment: EnvironmentName, revision: number): Promise<string | undefined>;
  /**
   * Adds revision `revision` and puts it in force. Of two writers of one number exactly one succeeds.
   * @throws {RevisionTaken} when another was first
   */
  appendRevision(environment: EnvironmentName, revision: number, text: string): Promise<void>;
}

/** How long the leavings of a killed writer are kept; a running one never takes as long. */
export const abandonedAfterMs = 60 * 60 * 1000;
