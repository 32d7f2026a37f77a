import type { PostgresServer } from './PostgresServer.ts';

declare global {
  var portalTestServer: { server?: PostgresServer } | undefined;
}

/** The server that the start leaves for the stop: the two are loaded apart. */
export const shared = (globalThis.portalTestServer ??= {});
