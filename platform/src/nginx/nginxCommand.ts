import { UserFacingError } from '../faults/UserFacingError.ts';
import { openServing } from '../bucket-cache/openServing.ts';
import { cacheEnvironment } from '../bucket-cache/bucketCache.ts';
import { pageOrigins } from '../settings/environmentSettings.ts';
import { apiOriginsFrom, type PortalSettings } from '../settings/portalSettings.ts';
import { runNginx } from './runNginx.ts';
import { nginxFolder, writeNginxFolder } from './writeNginxFolder.ts';

/** Open pages still load files of these. */
const cachedRevisions = 10;

interface NginxWords {
  settings: PortalSettings;
  say: (text: string) => void;
  out?: string;
  /** By default the gateway's place. */
  listen?: string;
  /** By default PORTAL_API_ORIGINS. */
  api?: string;
  /** Also starts nginx, in the foreground. */
  run?: boolean;
  'dry-run'?: boolean;
}

/** `pnpm release nginx`: writes files for an nginx that replaces the gateway. */
export async function nginxCommand(words: NginxWords): Promise<void> {
  const { settings, say, out, api, run = false } = words;
  if (out === undefined) {
    throw new UserFacingError('Where to?', 'Name a separate folder: pnpm release nginx --out <folder>');
  }
  const listen = placeNamed(words.listen ?? `${settings.host}:${settings.port}`);
  const apiOrigins = api === undefined ? settings.apiOrigins : apiOriginsFrom(api, '--api');
  const { store, bring } = await openServing(settings, say);
  const origins = await pageOrigins(settings.environment);
  const request = { ...settings, store, listen, out, apiOrigins, pageOrigins: origins };
  if (words['dry-run'] === true) {
    const { revision, foreign, files } = await nginxFolder(request);
    for (const sentence of foreign) say(sentence);
    const names = Object.keys(files).map((file) => `  ${file}`);
    say(
      `Revision ${revision} of environment ${settings.environment} would be written to ${out}:\n${names.join('\n')}\nNothing was written.`,
    );
    return;
  }
  if (bring !== undefined)
    await cacheEnvironment(
      { store, environment: settings.environment, revisions: cachedRevisions, report: say },
      bring,
    );
  const { revision, foreign } = await writeNginxFolder(request);
  for (const sentence of foreign) say(sentence);
  say(`Revision ${revision} of environment ${settings.environment} for nginx: ${out}`);
  if (run) return serveUntilTold(out, listen, say);
  say(
    `Start it: nginx -p ${out}/ -c nginx.conf\nAfter a publication: run this command again, then nginx -s reload.`,
  );
}

function placeNamed(place: string): string {
  if (/^[\w.[\]:-]+:\d{1,5}$/.test(place)) return place;
  throw new UserFacingError(
    `--listen is “${place}”.`,
    'Expected an address and a port, such as 127.0.0.1:4300.',
  );
}

async function serveUntilTold(out: string, listen: string, say: NginxWords['say']): Promise<void> {
  const nginx = await runNginx(out, `http://${listen}`);
  say(`nginx serves it: http://${listen}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void nginx.stop());
  await nginx.ended;
}
