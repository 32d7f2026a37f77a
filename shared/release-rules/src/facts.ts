import type { AreaPaths } from '@portal/contract';

/** By shared package: names that are imported from it, or that it exports. */
export type NamesByPackage = Readonly<Record<string, readonly string[]>>;

/** By library: the version that is brought, or the range that is needed. */
type VersionsByLibrary = Readonly<Record<string, string>>;

/** A shell as the rules see it. What a build of an older tool does not say is left out. */
export interface ShellFacts {
  version: string;
  contract: string;
  /** Versions that it brings. */
  shared?: VersionsByLibrary | undefined;
  /** Names that its shared packages export. */
  offers?: NamesByPackage | undefined;
}

/** What a remote needs of the shell that it runs in. */
export interface RemoteNeeds {
  version: string;
  contract: string;
  /** Ranges that it was built for. */
  shared?: VersionsByLibrary | undefined;
  /** Names that its code imports. */
  uses?: NamesByPackage | undefined;
}

/** A remote as the rules see it. */
export interface RemoteFacts extends RemoteNeeds {
  area: string;
  paths: AreaPaths;
}

/** What runs together: one shell, and remotes by name. */
export interface EnvironmentFacts {
  shell: ShellFacts;
  remotes: Readonly<Record<string, RemoteFacts>>;
}
