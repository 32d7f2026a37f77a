import { isContractCompatible, pages } from '@portal/contract';
import type { Environment } from '@portal/wire';

/** Why an environment does not take a version: the rule it breaks, in words, and what to do. */
export interface Refusal {
  rule: 'contract version' | 'one area per path';
  message: string;
  mend: string;
}

/** Pages that the shell shows itself. */
const shellPaths = [pages.error.path, pages.downloadRedirect.path];

/** Every rule that an environment as it would be must keep; none broken: an empty list. */
export const refusals = (next: Environment): Refusal[] => [...contractRefusals(next), ...pathRefusals(next)];

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

/** Two areas, or an area and the shell, must not claim one path; a parameter's name does not tell paths apart. */
export function pathRefusals({ remotes }: Environment): Refusal[] {
  const owners = new Map(shellPaths.map((path) => [withoutNames(path), 'shell']));
  const found: Refusal[] = [];
  for (const [name, { paths }] of Object.entries(remotes)) {
    for (const path of [...paths.public, ...paths.signedIn, ...paths.gated]) {
      const owner = owners.get(withoutNames(path));
      if (owner !== undefined) {
        found.push({
          rule: 'one area per path',
          message:
            owner === name ? `${name} claims ${path} twice.` : `${owner} and ${name} both claim ${path}.`,
          mend: 'Take the path out of the package.json of the one that does not own it, and build that again.',
        });
      }
      owners.set(withoutNames(path), owner ?? name);
    }
  }
  return found;
}

const withoutNames = (path: string) => path.replace(/:\w+/g, ':').replace(/\/+$/, '');
