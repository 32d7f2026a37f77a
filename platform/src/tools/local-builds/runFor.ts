import type { PortalPackage } from '#release/builds/portalPackages.ts';
import { endOnSignals } from '../start/endOnSignals.ts';
import { assertPortIsFree } from '#run/server/freePort.ts';
import { deployedOrigin } from './deployedOrigin.ts';
import { buildAddress, localBuilds } from './localBuilds.ts';
import { watchRemote } from './watchRemote.ts';

interface ForOptions {
  /** What was typed after --for. */
  address: string;
  /** Of a started portal; builds use one a hundred higher, so that both can run. */
  port: number;
  /** The command as typed, for hints. */
  command: string;
  remotes: readonly PortalPackage[];
  say: (line: string) => void;
}

/** `pnpm dev --for <address>`: serves local builds for a portal's overrides panel until stopped. [F-12] */
export async function runFor({
  address,
  port: gatewayPort,
  command,
  remotes,
  say,
}: ForOptions): Promise<void> {
  const portal = deployedOrigin(address);
  const port = gatewayPort + 100;
  await assertPortIsFree({ port, owner: 'The server of builds', variable: 'PORTAL_PORT', command });
  say(`Building ${remotes.map(({ name }) => name).join(', ')} …`);
  const sayOfBuild = (line: string) => say(`  ${line}`);
  const local = await Promise.all(remotes.map((remote) => watchRemote(remote, sayOfBuild)));
  const app = await localBuilds({ remotes: local, portal });
  await app.listen({ port, host: '127.0.0.1' });
  const stop = async () => {
    await Promise.all([app.close(), ...local.map((remote) => remote.stop())]);
  };
  endOnSignals({ listenTo: process, stop, exit: (code) => process.exit(code), say });
  const addresses = local.map((remote) => `    ${remote.name}  ${buildAddress(port, remote)}`).join('\n');
  say(`
  For the overrides panel of ${portal}:

${addresses}

  After a save, reload the page. Stop: Ctrl-C
`);
}
