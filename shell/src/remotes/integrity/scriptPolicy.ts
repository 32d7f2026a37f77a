import { createTrustedPolicy, trustedTypePolicies } from '@portal/contract';
import type { IntegrityOf } from './releasedFiles.ts';

/** Makes the addresses from which the page may take scripts. */
export interface ScriptPolicy {
  /** @throws for an address that the environment does not name */
  createScriptURL: (address: string) => string;
}

/** Lets pass what the releases of the page hold. */
export const scriptRules = (integrityOf: IntegrityOf): ScriptPolicy => ({
  createScriptURL(address) {
    integrityOf(address);
    return address;
  },
});

/**
 * Makes the page's one policy for scripts and leaves it, with the hashes, where the builds of shell and remotes look
 * for them (ScriptPolicyPlugin and IntegrityPlugin of the build). Before the first lazy import.
 */
export function offerScriptPolicy(integrityOf: IntegrityOf): ScriptPolicy {
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, scriptRules(integrityOf));
  Object.assign(globalThis, { __portalScripts: policy, __portalIntegrity: integrityOf });
  return policy;
}
