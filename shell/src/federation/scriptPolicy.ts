import { createTrustedPolicy, trustedTypePolicies } from '@portal/contract';
import type { Environment } from '@portal/wire';

/** Makes the addresses from which the page may take scripts. */
export interface ScriptPolicy {
  /** @throws for an address that the environment does not name */
  createScriptURL: (address: string) => string;
}

/** A file's name as builds write it, perhaps asked for anew. Escapes have none: a server could read them as a way out. */
const plainName = /^[\w@+./-]+(?:\?r=\d+)?$/;

/** The shell's own folder and those of the releases that an environment runs: nothing else is the portal's code. */
export function scriptRules({ remotes }: Environment, shellFolder: string): ScriptPolicy {
  const folders = [shellFolder, ...Object.values(remotes).map(({ baseUrl }) => baseUrl)].map(
    (folder) => new URL(folder, location.origin).href,
  );
  return {
    createScriptURL(address) {
      const { href } = new URL(address, location.origin);
      const isReleased = folders.some(
        (folder) => href.startsWith(folder) && plainName.test(href.slice(folder.length)),
      );
      if (isReleased) return address;
      throw new TypeError(`No release of this environment holds ${href}: it is not loaded.`);
    },
  };
}

/**
 * Makes the page's one policy for scripts and leaves it where the builds of shell and remotes look for it
 * (ScriptPolicyPlugin of the build). Before the first lazy import.
 */
export function offerScriptPolicy(environment: Environment, shellFolder: string): ScriptPolicy {
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, scriptRules(environment, shellFolder));
  Object.assign(globalThis, { __portalScripts: policy });
  return policy;
}
