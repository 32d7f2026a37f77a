import { getInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import type { FederationRuntime } from './attempts/openRelease.ts';
import type { IntegrityOf } from './integrity/releasedFiles.ts';
import type { ScriptPolicy } from './integrity/scriptPolicy.ts';

/** Remotes contain no runtime and use the shell's core. */
export function offerRuntimeToRemotes(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}

/** The runtime loads entries itself; they too must pass the policy and have a hash. */
export function loadEntriesBy(policy: ScriptPolicy, integrityOf: IntegrityOf): void {
  federation().registerPlugins([
    {
      name: 'portal-script-policy',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = policy.createScriptURL(url);
        script.integrity = integrityOf(url);
        script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
}

/** Private in the runtime's types. */
interface RemoteRemover {
  removeRemote: (remote: { name: string }) => void;
}

/**
 * Registers and loads remotes. A remote that is registered again is removed first: the runtime would warn of what is meant.
 */
export function remotesRuntime(runtime = federation()): FederationRuntime {
  return {
    registerRemotes(remotes) {
      const names = remotes.map(({ name }) => name);
      const earlier = runtime.options.remotes.filter(({ name }) => names.includes(name));
      const handler = runtime.remoteHandler as unknown as RemoteRemover;
      for (const remote of earlier) handler.removeRemote(remote);
      runtime.registerRemotes(remotes);
    },
    loadRemote: (id) => runtime.loadRemote(id),
  };
}

/** @throws if the build has no federation runtime */
export function federation() {
  const instance = getInstance();
  if (instance === null) throw new Error('The shell was built without the federation runtime.');
  return instance;
}
