import type { Environment } from '@portal/wire';
import { remoteOf, type RemoteRecord } from '../release/nextEnvironment.ts';

/** A remote whose builds come from this machine. */
export interface LocalRemote {
  name: string;
  /** What all its builds carry. */
  version: string;
  /** Folder of its files. */
  files: string;
  /** What its newest build without errors says of itself; undefined before the first. */
  record: () => RemoteRecord | undefined;
}

/** Folder of a local remote's files, for pages: on the same host as the page, so that its content policy stays as it is. */
export const localFolder = ({ name, version }: Pick<LocalRemote, 'name' | 'version'>): string =>
  `/artefacts/${name}/${version}/`;

/** What these remotes are in a page. They fall back on nothing: anyone who works on one wants to see that it fails. */
export const localRemotes = (remotes: readonly LocalRemote[]): Environment['remotes'] =>
  Object.fromEntries(
    remotes.flatMap((remote) => {
      const record = remote.record();
      return record === undefined ? [] : [[remote.name, remoteOf(record)]];
    }),
  );
