import type { Environment } from '@portal/wire';
import { hashesOf, versionsOf } from '../releases/environmentChanges.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import type { ReleaseFiles, ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';
import { readReleasedFiles } from '../releases/releaseRecord.ts';

/** By file name, including page and record. */
export type ShellFileHashes = Readonly<Record<string, string>>;

/** What a revision pins of a built shell. [O-04] */
export const shellFileHashes = (files: ReleaseFiles): ShellFileHashes =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)]));

export const withShellFileHashes = (environment: Environment, pins: ShellFileHashes): Environment => ({
  ...environment,
  shell: { ...environment.shell, integrity: pins },
});

/** Pins every file of a shell that is new here, as stored; the gates check the files. Unchanged if the store lacks it. */
export async function pinned(store: ReleaseStore, environment: Environment): Promise<Environment> {
  if (environment.shell.integrity !== undefined) return environment;
  const shell = { name: 'shell', version: environment.shell.version };
  const text = await store.readFile(shell, 'release.json');
  if (text === undefined) return environment;
  const { integrity } = readReleasedFiles(shell, text.toString('utf8'));
  return withShellFileHashes(environment, { 'release.json': integrityOf(text), ...integrity });
}

/** False if it pins none. */
export function isNamed(
  environment: Environment | undefined,
  { name, version }: ReleaseName,
  pins: ShellFileHashes,
): boolean {
  const named = Object.entries(environment === undefined ? {} : hashesOf(environment, name));
  return (
    versionsOf(environment).get(name) === version &&
    named.length > 0 &&
    named.every(([file, hash]) => pins[file] === hash)
  );
}
