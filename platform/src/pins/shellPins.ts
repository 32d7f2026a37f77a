import type { Environment } from '@portal/wire';
import { hashesOf, versionsOf } from '../release/environmentChanges.ts';
import { integrityOf } from '../store/integrityOf.ts';
import type { ReleaseFiles, ReleaseName, ReleaseStore } from '../store/releaseStore.ts';
import { readReleaseRecord } from '../release/releaseRecord.ts';

/** Hashes of every file of a shell by name, its page and its record among them. */
export type ShellPins = Readonly<Record<string, string>>;

/** What a revision names of a shell that was built. [O-04] */
export const pinsOf = (files: ReleaseFiles): ShellPins =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)]));

/** The environment with its shell's files named by their hashes. */
export const withPins = (environment: Environment, pins: ShellPins): Environment => ({
  ...environment,
  shell: { ...environment.shell, integrity: pins },
});

/**
 * The environment with every file of its shell named by its hash. A state of before revisions did so, as one that is rolled
 * back to, is given the hashes of the shell in the store; the gates check that its files are those. Unchanged when the shell is not there.
 */
export async function pinned(store: ReleaseStore, environment: Environment): Promise<Environment> {
  if (environment.shell.integrity !== undefined) return environment;
  const text = await store.readFile({ name: 'shell', version: environment.shell.version }, 'release.json');
  if (text === undefined) return environment;
  const { integrity } = readReleaseRecord('shell', text.toString('utf8'));
  return withPins(environment, { 'release.json': integrityOf(text), ...integrity });
}

/** Whether an environment names exactly these files of a release, where it names any. */
export function isNamed(
  environment: Environment | undefined,
  { name, version }: ReleaseName,
  pins: ShellPins,
): boolean {
  const named = Object.entries(environment === undefined ? {} : hashesOf(environment, name));
  return (
    versionsOf(environment).get(name) === version &&
    named.length > 0 &&
    named.every(([file, hash]) => pins[file] === hash)
  );
}
