import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLiveServer, type LiveServer } from '@portal/build/live';
import type { PortalPackage } from '#release/builds/portalPackages.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { PortalSettings } from '#run/settings/portalSettings.ts';
import type { RequiredPort } from '#run/server/freePort.ts';
import type { LivePackages } from '../start/start.ts';
import { liveParts, type LivePackage } from './liveParts.ts';

interface LiveWork {
  settings: PortalSettings;
  /** The shell first: pages hot-replace remotes only with the development build of its React. */
  packages: readonly PortalPackage[];
  /** The command as typed, for hints. */
  command: string;
}

/** Prepares development servers, each on its own port after the gateway's. */
export function livePackages({ settings, packages, command }: LiveWork): LivePackages {
  if (settings.environment !== 'local') {
    throw new UserFacingError(
      `PORTAL_ENVIRONMENT is “${settings.environment}”: development servers are for the environment local only.`,
      'Leave it out, or use npm start, which serves that environment from the store.',
    );
  }
  const ports = packages.map(({ name }, place): RequiredPort => {
    const port = settings.port + 10 + place;
    return { port, owner: `The development server of ${name}`, variable: 'PORTAL_PORT', command };
  });
  const pageOrigins = [`http://localhost:${settings.port}`, `http://127.0.0.1:${settings.port}`];

  return {
    names: packages.map(({ name }) => name),
    command,
    ports,
    async start(say) {
      say(`Starting development servers of ${packages.map(({ name }) => name).join(', ')} …`);
      const begun = packages.map(({ folder }, place) =>
        startLiveServer({
          folder,
          port: ports[place]?.port ?? 0,
          pageOrigins,
          say: (line) => say(`  ${line}`),
        }),
      );
      const settled = await Promise.allSettled(begun);
      const servers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const stop = async () => {
        await Promise.all(servers.map((server) => server.stop()));
      };
      const failed = settled.find((one) => one.status === 'rejected');
      if (failed) {
        await stop();
        throw failed.reason;
      }
      return {
        page: (released) => async () =>
          liveParts(await released(), await Promise.all(servers.map(packageOf))),
        stop,
      };
    },
  };
}

/** Reads the current state: package.json, pages and template may have changed since the start. */
async function packageOf(server: LiveServer): Promise<LivePackage> {
  const { name, area } = server.facts();
  return {
    name,
    version: server.version,
    baseUrl: server.baseUrl,
    entryFiles: server.entryFiles(),
    area,
    pages: await server.pages(),
    template: name === 'shell' ? await readFile(join(server.folder, 'index.html'), 'utf8') : undefined,
  };
}
