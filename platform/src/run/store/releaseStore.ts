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

/** `known`: exactly these bytes existed; `repaired`: some of them were damaged or missing. */
export type Publication = 'published' | 'known' | 'repaired';

/**
 * Releases never change; an environment is an append-only list of numbered revisions, the highest of which is in force.
 * All kinds of store give the same guarantees.
 */
export interface ReleaseStore {
  /** For people. */
  readonly location: string;
  releases(): Promise<ReleaseName[]>;
  /** Includes compressed files; none if there is no such release. */
  files(release: ReleaseName): Promise<string[]>;
  readFile(release: ReleaseName, file: string): Promise<Buffer | undefined>;
  /** Undefined if there is no such release. */
  publishedAt(release: ReleaseName): Promise<Date | undefined>;
  /** All or nothing. Repairs a known release; refuses other bytes. */
  publish(release: ReleaseName, files: ReleaseFiles): Promise<Publication>;
  /** Atomic; no effect if there is no such release. */
  remove(release: ReleaseName): Promise<void>;
  /** One text per source of these bytes. */
  sources(release: ReleaseName): Promise<string[]>;
  /** No effect if the key exists. */
  addSource(release: ReleaseName, key: string, text: string): Promise<void>;
  /** Removes killed writers' leftovers. Returns how many. */
  sweep(): Promise<number>;
  /** 0 before the first. */
  currentRevision(environment: EnvironmentName): Promise<number>;
  readRevision(environment: EnvironmentName, revision: number): Promise<string | undefined>;
  /**
   * Puts it in force. Of two writers of one number exactly one succeeds.
   * @throws {RevisionTaken} if another was first
   */
  appendRevision(environment: EnvironmentName, revision: number, text: string): Promise<void>;
  /** What can be seen before it is in force. */
  readonly proposals: EnvironmentTexts;
  /** What proofs have seen, by the hash of the text. */
  readonly pictures: EnvironmentTexts;
}

/** Texts of an environment, next to its revisions. */
export interface EnvironmentTexts {
  ids(environment: EnvironmentName): Promise<string[]>;
  read(environment: EnvironmentName, id: string): Promise<string | undefined>;
  /** Atomic; replaces an earlier text. */
  write(environment: EnvironmentName, id: string, text: string): Promise<void>;
  /** No effect if there is none. */
  remove(environment: EnvironmentName, id: string): Promise<void>;
}

/** Age of a killed writer's leftovers; no running writer takes as long. */
export const abandonedAfterMs = 60 * 60 * 1000;
