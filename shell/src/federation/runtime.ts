import { getInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';

/** Remotes carry no runtime of their own: they find the shell's core here. */
export function offerRuntimeToRemotes(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}

/** The federation instance of this page. @throws when the build gave it none */
export function federation() {
  const instance = getInstance();
  if (instance === null) throw new Error('The shell was built without the federation runtime.');
  return instance;
}
