import { getInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import type { IntegrityOf } from './integrity/releasedFiles.ts';
import type { ScriptPolicy } from './integrity/scriptPolicy.ts';

/** Remotes carry no runtime of their own: they find the shell's core here. */
export function offerRuntimeToRemotes(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}

/** The runtime loads entries of remotes itself: their addresses have to come from the page's policy, with a hash, too. */
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

/** The federation instance of this page. @throws when the build gave it none */
export function federation() {
  const instance = getInstance();
  if (instance === null) throw new Error('The shell was built without the federation runtime.');
  return instance;
}
