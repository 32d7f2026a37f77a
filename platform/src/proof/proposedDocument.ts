import type { Environment } from '@portal/wire';

/** Of the gateway that serves a proposal: the bank's API is never called. */
export const proofApiBase = '/api';

/**
 * A proposal as its proof opens it: without the versions to fall back on, which would hide a fault of the new ones, and
 * with the gateway's own API.
 */
export function proposedDocument(next: Environment): Environment {
  const remotes: Environment['remotes'] = {};
  for (const [name, { lastGood: _earlier, ...remote }] of Object.entries(next.remotes))
    remotes[name] = remote;
  return { ...next, apiBase: proofApiBase, remotes };
}
