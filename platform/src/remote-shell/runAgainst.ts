import type { PortalPackage } from '../build/portalPackages.ts';
import { endOnSignals } from '../start/endOnSignals.ts';
import { assertPortIsFree } from '../start/freePort.ts';
import { portalAddress } from '../start/welcome.ts';
import { deployedOrigin } from './deployedOrigin.ts';
import { deployedPortal, type DeployedPortal } from './deployedPortal.ts';
import { localGateway } from './localGateway.ts';
import { localRefusals, refusalText } from './localRefusals.ts';
import type { LocalRemote } from '../local-builds/localRemote.ts';
import { watchRemote } from '../local-builds/watchRemote.ts';

interface AgainstOptions {
  /** What was typed after --shell. */
  address: string;
  /** Of the local gateway. */
  port: number;
  /** The command as typed, for hints. */
  command: string;
  remotes: readonly PortalPackage[];
  say: (line: string) => void;
}

/** `pnpm dev --shell <address>`: serves local remotes inside a deployed portal until stopped. */
export async function runAgainst(options: AgainstOptions): Promise<void> {
  const { address, port, command, remotes, say } = options;
  await assertPortIsFree({ port, owner: 'The gateway', variable: 'PORTAL_PORT', command });
  const portal = await deployedPortal(deployedOrigin(address, '--shell'));
  const { environment } = portal;
  say(
    `${portal.origin} is ${environment.environment}, revision ${environment.revision}, shell ${environment.shell.version}.`,
  );
  say(`Building ${remotes.map(({ name }) => name).join(', ')} …`);
  const stop = await serveAgainst(portal, options);
  endOnSignals({ listenTo: process, stop, exit: (code) => process.exit(code), say });
  say(readyText(options, portal));
}

/** Returns a function that stops both. */
async function serveAgainst(
  portal: DeployedPortal,
  { port, remotes, say }: AgainstOptions,
): Promise<() => Promise<void>> {
  const report = (sentence: string) => say(`✗ ${sentence}`);
  let onBuild = () => {};
  const local = await Promise.all(
    remotes.map((remote) =>
      watchRemote(remote, { say: (line) => say(`  ${line}`), onBuild: () => onBuild() }),
    ),
  );
  const sayRefusals = refusalTeller(portal, { local, say });
  const { app, tellOfBuild } = await localGateway({ portal, remotes: local, report });
  onBuild = () => {
    sayRefusals();
    tellOfBuild();
  };
  sayRefusals();
  await app.listen({ port, host: '127.0.0.1' });
  return async () => {
    await Promise.all([app.close(), ...local.map((remote) => remote.stop())]);
  };
}

/** Once per change. */
function refusalTeller(
  portal: DeployedPortal,
  { local, say }: { local: readonly LocalRemote[]; say: (line: string) => void },
): () => void {
  let said = '';
  return () => {
    const refusals = localRefusals(
      portal,
      local.flatMap((remote) => remote.record() ?? []),
    );
    const text = refusalText(portal.environment.environment, refusals);
    if (text !== said && text !== '') say(text);
    said = text;
  };
}

const readyText = ({ port, remotes }: AgainstOptions, { origin, environment }: DeployedPortal) => `
  ${environment.environment} with ${remotes.map(({ name }) => name).join(', ')} of this machine:  ${portalAddress({ port })}

  All else, the API with it, is ${origin}: sign in with an account of that portal. Links in its mails lead there.
  Stop: Ctrl-C
`;
