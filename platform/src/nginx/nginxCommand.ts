import { PortalFault } from '../faults/PortalFault.ts';
import { openServing } from '../mirror/openServing.ts';
import { mirrorEnvironment } from '../mirror/releaseMirror.ts';
import type { PortalSettings } from '../settings/portalSettings.ts';
import { runNginx } from './runNginx.ts';
import { writeNginxFolder } from './writeNginxFolder.ts';

/** Pages that were open before still load the files of these. */
const mirroredRevisions = 10;

interface NginxWords {
  settings: PortalSettings;
  /** Folder to write to. */
  out?: string;
  /** Where nginx listens; the gateway's place if left out. */
  listen?: string;
  /** Start it as well, in the foreground. */
  run?: boolean;
}

/** `pnpm release nginx`: writes what an nginx needs to serve an environment in place of the gateway. */
export async function nginxCommand({ settings, out, listen, run = false }: NginxWords): Promise<void> {
  if (out === undefined) {
    throw new PortalFault('Where to?', 'Name a folder of its own: pnpm release nginx --out <folder>');
  }
  const place = listen ?? `127.0.0.1:${settings.port}`;
  if (!/^[\w.[\]:-]+:\d{1,5}$/.test(place)) {
    throw new PortalFault(
      `--listen is “${place}”.`,
      'It has to be an address and a port, such as 127.0.0.1:4300.',
    );
  }
  const { store, bring } = await openServing(settings, console.log);
  if (bring !== undefined)
    await mirrorEnvironment(
      { store, environment: settings.environment, revisions: mirroredRevisions, report: console.log },
      bring,
    );
  const revision = await writeNginxFolder({ ...settings, store, listen: place, out });
  console.log(`Revision ${revision} of environment ${settings.environment} for nginx: ${out}`);
  if (!run) {
    console.log(
      `Start it: nginx -p ${out}/ -c nginx.conf\nAfter a publication: this command again, then nginx -s reload.`,
    );
    return;
  }
  const nginx = await runNginx(out, `http://${place}`);
  console.log(`nginx serves it: http://${place}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void nginx.stop());
  await nginx.ended;
}
