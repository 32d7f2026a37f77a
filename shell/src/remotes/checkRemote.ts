import { CONTRACT_VERSION, isContractCompatible, type RemoteModule } from '@portal/contract';
import { undeclaredPath } from '@portal/release-rules';
import type { AreaRoute } from '@portal/router';
import type { ReleasedVersion } from '@portal/wire';
import { RemoteError } from './RemoteError.ts';

/** Shared modules by name. */
export type Singletons = Record<string, unknown>;

interface LoadedRemote {
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
  module: unknown;
  own: Singletons;
}

/**
 * Checks that a remote is complete, follows the contract and uses the shell's modules.
 * @throws RemoteError naming the rule
 */
export function checkRemote({ name, release, module, own }: Candidate): RemoteModule<AreaRoute> {
  const refuse = (step: 'module' | 'contract' | 'singletons', detail: string) =>
    new RemoteError({ remote: name, version: release.version, step, detail });
  if (!isLoadedRemote(module)) throw refuse('module', 'it exposes no complete ./remote');
  const { default: remote, singletons } = module;
  if (!isContractCompatible(remote.contract)) {
    throw refuse(
      'contract',
      `it was built against contract ${remote.contract}, this shell offers ${CONTRACT_VERSION}`,
    );
  }
  const copies = Object.keys(own).filter((key) => singletons[key] !== own[key]);
  if (copies.length > 0) throw refuse('singletons', `it brings its own copy of ${copies.join(', ')}`);
  const undeclared = undeclaredPath(remote.routes, release.pages);
  if (undeclared !== undefined)
    throw refuse('module', `it routes ${undeclared}, which its release does not declare`);
  return remote;
}
