import type { Environment } from '@portal/wire';

/** Of the gateway that serves a proposal: the bank's API is never called. */
export const proofApiBase = '/api';

/** They would hide a fault of the new versions. */
export function withoutFallbacks(next: Environment): Environment {
  const remotes: Environment['remotes'] = {};
  for (const [name, { lastGood: _earlier, ...remote }] of Object.entries(next.remotes))
    remotes[name] = remote;
  return { ...next, remotes };
}

/** A proposal as its proof opens it: without the versions to fall back on, and with the gateway's own API. */
export const proposedDocument = (next: Environment): Environment => ({
  ...withoutFallbacks(next),
  apiBase: proofApiBase,
});
