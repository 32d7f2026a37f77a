import type { Environment } from '@portal/wire';
import { remoteOf, type RemoteRecord } from '../release/nextEnvironment.ts';

export interface LocalRemote {
  name: string;
  /** Of all its builds. */
  version: string;
  files: string;
  /** Of the newest build without errors; undefined before the first. */
  record: () => RemoteRecord | undefined;
}

/** On the page's own host, so that its content policy needs no change. */
export const localFolder = ({ name, version }: Pick<LocalRemote, 'name' | 'version'>): string =>
  `/artefacts/${name}/${version}/`;

/** Without fallbacks: developers should see failures. */
export const localRemotes = (remotes: readonly LocalRemote[]): Environment['remotes'] =>
  Object.fromEntries(
    remotes.flatMap((remote) => {
      const record = remote.record();
      return record === undefined ? [] : [[remote.name, remoteOf(record)]];
    }),
  );
