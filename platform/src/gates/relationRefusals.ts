import { claimOf, isContractCompatible, pages } from '@portal/contract';
import type { Environment } from '@portal/wire';
import { satisfies } from 'semver';
import type { ReleaseRecord } from '../release/releaseRecord.ts';
import type { Refusal } from './refusal.ts';

/** Pages that the shell shows itself. */
const shellPaths = [pages.error.path, pages.downloadRedirect.path];

/** Remotes must be built against a contract that the environment's shell offers. */
export function contractRefusals({ environment, shell, remotes }: Environment): Refusal[] {
  return Object.entries(remotes)
    .filter(([, { contract }]) => !isContractCompatible(contract, shell.contract))
    .map(([name, { version, contract }]) => ({
      rule: 'contract version',
      message: `${name} ${version} is built against contract ${contract}, the shell of ${environment} offers ${shell.contract}.`,
      mend: `Publish a shell that offers ${contract} first, or build ${name} against ${shell.contract}.`,
    }));
}

/** Two areas, or an area and the shell, must not claim one path. */
export function pathRefusals({ remotes }: Environment): Refusal[] {
  const owners = new Map(shellPaths.map((path) => [claimOf(path), 'shell']));
  const found: Refusal[] = [];
  for (const [name, { paths }] of Object.entries(remotes)) {
    for (const path of [...paths.public, ...paths.signedIn, ...paths.gated]) {
      const owner = owners.get(claimOf(path));
      if (owner !== undefined) {
        found.push({
          rule: 'one area per path',
          message:
            owner === name ? `${name} claims ${path} twice.` : `${owner} and ${name} both claim ${path}.`,
          mend: 'Take the path out of the package.json of the one that does not own it, and build that again.',
        });
      }
      owners.set(claimOf(path), owner ?? name);
    }
  }
  return found;
}

/**
 * What a remote takes from the shell must be there, in a version that it can run with. Releases from before builds
 * said so are let pass.
 */
export function sharedRefusals(
  { environment, shell, remotes }: Environment,
  records: ReadonlyMap<string, ReleaseRecord>,
): Refusal[] {
  const offered = records.get('shell')?.shared;
  if (offered === undefined) return [];
  return Object.entries(remotes).flatMap(([name, { version }]) =>
    Object.entries(records.get(name)?.shared ?? {})
      .filter(([library, range]) => !satisfies(offered[library] ?? '', range, { includePrerelease: true }))
      .map(([library, range]): Refusal => ({
        rule: 'shared ranges',
        message: `${name} ${version} needs ${library} ${range}, the shell of ${environment} (${shell.version}) brings ${offered[library] ?? 'none'}.`,
        mend: `Build ${name} with the library versions of that shell, or promote a shell that brings ${library} ${range} first.`,
      })),
  );
}
