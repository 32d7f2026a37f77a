import type { ReleasedPage } from '@portal/contract';

/** Imported or exported names, by shared package. */
export type NamesByPackage = Readonly<Record<string, readonly string[]>>;

/** Provided version or needed range, by library. */
type VersionsByLibrary = Readonly<Record<string, string>>;

/** Without its record only its version and contract are known; the other rules let it pass. */
export interface ShellFacts {
  version: string;
  contract: string;
  /** Provided versions. */
  shared?: VersionsByLibrary | undefined;
  /** Exported by shared packages. */
  offers?: NamesByPackage | undefined;
}

/** What a remote needs from the shell. */
export interface RemoteNeeds {
  version: string;
  contract: string;
  /** Ranges of the build. */
  shared: VersionsByLibrary;
  /** Imported by its code. */
  uses: NamesByPackage;
}

/** A remote as the rules see it. */
export interface RemoteFacts extends RemoteNeeds {
  area: string;
  pages: readonly ReleasedPage[];
}

/** One shell, and its remotes by name. */
export interface EnvironmentFacts {
  shell: ShellFacts;
  remotes: Readonly<Record<string, RemoteFacts>>;
}
