import type { Environment } from '@portal/wire';
import { UserFacingError } from '../faults/UserFacingError.ts';

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

export interface ReleaseName {
  name: string;
  version: string;
}

/** By name inside the release, such as `fonts/a.woff2`. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** `known`: exactly these bytes existed; `repaired`: they did, but some were damaged or missing. */
export type Publication = 'published' | 'known' | 'repaired';

/**
 * Stores releases and environments. Releases never change; an environment is an append-only list of numbered revisions,
 * the highest of which is in force. All kinds of store give the same guarantees.
 */
export interface ReleaseStore {
  /** For people. */
  readonly location: string;
  releases(): Promise<ReleaseName[]>;
  /** All file names of a release, including compressed ones; none if it does not exist. */
  files(release: ReleaseName): Promise<string[]>;
  readFile(release: ReleaseName, file: string): Promise<Buffer | undefined>;
  /** Undefined if the release does not exist. */
  publishedAt(release: ReleaseName): Promise<Date | undefined>;
  /** Adds a release, all or nothing, or repairs it. Refuses other bytes under a known version. */
  publish(release: ReleaseName, files: ReleaseFiles): Promise<Publication>;
  /** Removes a release atomically; no effect if it does not exist. */
  remove(release: ReleaseName): Promise<void>;
  /** What a release was built from: one text per source of these bytes. */
  sources(release: ReleaseName): Promise<string[]>;
  /** Adds a source under its key; no effect if that exists. */
  addSource(release: ReleaseName, key: string, text: string): Promise<void>;
  /** Removes leftovers of killed writers. Returns how many. */
  sweep(): Promise<number>;
  /** Number of the current revision; 0 before the first. */
  currentRevision(environment: EnvironmentName): Promise<number>;
  readRevision(environment: EnvironmentName, revision: number): Promise<string | undefined>;
  /**
   * Adds a revision and puts it in force. Of two writers of one number exactly one succeeds.
   * @throws {RevisionTaken} if another was first
   */
  appendRevision(environment: EnvironmentName, revision: number, text: string): Promise<void>;
}

/** How long a killed writer's leftovers are kept; no running writer takes as long. */
export const abandonedAfterMs = 60 * 60 * 1000;
