import type { PostgresServer } from './PostgresServer.ts';

declare global {
  var portalTestServer: { server?: PostgresServer } | undefined;
}

/** Jest loads setup and teardown separately. */
export const shared = (globalThis.portalTestServer ??= {});
