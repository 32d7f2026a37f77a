import { createTrustedPolicy, trustedTypePolicies } from '@portal/contract';
import type { IntegrityOf } from './releasedFiles.ts';

export interface ScriptPolicy {
  /** @throws for an address that the environment does not name */
  createScriptURL: (address: string) => string;
}

export const scriptRules = (integrityOf: IntegrityOf): ScriptPolicy => ({
  createScriptURL(address) {
    integrityOf(address);
    return address;
  },
});

/**
 * Publishes the page's only script policy and the hashes for ScriptPolicyPlugin and IntegrityPlugin of the builds. Call
 * before the first lazy import.
 */
export function offerScriptPolicy(integrityOf: IntegrityOf): ScriptPolicy {
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, scriptRules(integrityOf));
  Object.assign(globalThis, { __portalScripts: policy, __portalIntegrity: integrityOf });
  return policy;
}
