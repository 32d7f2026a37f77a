import type { Environment } from '@portal/wire';
import { remoteOf, type RemoteRecord } from '../release/nextEnvironment.ts';

/** A remote built on this machine. */
export interface LocalRemote {
  name: string;
  /** Of all its builds. */
  version: string;
  /** Folder of its files. */
  files: string;
  /** The record of its newest build without errors; undefined before the first. */
  record: () => RemoteRecord | undefined;
}

/** Address of a local remote's files: on the page's own host, so that its content policy needs no change. */
export const localFolder = ({ name, version }: Pick<LocalRemote, 'name' | 'version'>): string =>
  `/artefacts/${name}/${version}/`;

/** These remotes as entries of a page's environment. They have no fallback: their developer should see failures. */
export const localRemotes = (remotes: readonly LocalRemote[]): Environment['remotes'] =>
  Object.fromEntries(
    remotes.flatMap((remote) => {
      const record = remote.record();
      return record === undefined ? [] : [[remote.name, remoteOf(record)]];
    }),
  );
