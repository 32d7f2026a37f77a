import { isContractCompatible, routeGroups, type RemoteModule } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { ReleasedVersion } from '@portal/wire';
import { RemoteError } from './RemoteError.ts';

/** The shared modules as one side sees them, by name. */
export type Singletons = Record<string, unknown>;

export interface LoadedRemote {
  default: RemoteModule<AreaRoute>;
  singletons: Singletons;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isRoute(value: unknown): value is AreaRoute {
  if (!isObject(value)) return false;
  const { path, handle, lazy } = value as Partial<AreaRoute>;
  return typeof path === 'string' && typeof handle?.title === 'string' && typeof lazy === 'function';
}

function isLoadedRemote(module: unknown): module is LoadedRemote {
  if (!isObject(module)) return false;
  const { default: remote, singletons } = module as Partial<LoadedRemote>;
  return (
    typeof remote?.loadMessages === 'function' &&
    isObject(remote.routes) &&
    Object.values(remote.routes).every((group) => Array.isArray(group) && group.every(isRoute)) &&
    isObject(singletons)
  );
}

interface Candidate {
  name: string;
  release: ReleasedVersion;
  /** What was loaded. */
  module: unknown;
  /** The shell's own shared modules. */
  own: Singletons;
}

/**
 * Accepts what a remote delivered only if it is whole, keeps to the contract and runs on the shell's own modules.
 * @throws RemoteError naming the rule
 */
export function checkRemote({ name, release, module, own }: Candidate): RemoteModule<AreaRoute> {
  const refuse = (step: 'module' | 'contract' | 'singletons', detail: string) =>
    new RemoteError({ remote: name, version: release.version, step, detail });
  if (!isLoadedRemote(module)) throw refuse('module', 'it exposes no complete ./remote');
  const { default: remote, singletons } = module;
  // The release says what was written into it at its build; what the module says may come from the shell's own copy.
  const foreign = [release.contract, remote.contract].find((contract) => !isContractCompatible(contract));
  if (foreign !== undefined) {
    throw refuse('contract', `it was built against contract ${foreign}, which this shell does not offer`);
  }
  const copies = Object.keys(own).filter((key) => singletons[key] !== own[key]);
  if (copies.length > 0) throw refuse('singletons', `it brings its own copy of ${copies.join(', ')}`);
  const beyond = unclaimedPath(remote, release);
  if (beyond !== undefined) throw refuse('module', `it routes ${beyond}, which its release does not claim`);
  return remote;
}

/** A page that a remote would bring beyond those that its release claims: it could stand in the place of another area's. */
const unclaimedPath = ({ routes }: RemoteModule<AreaRoute>, { paths }: ReleasedVersion) =>
  routeGroups
    .flatMap((group) => (routes[group] ?? []).filter(({ path }) => !paths[group].includes(path)))
    .at(0)?.path;
