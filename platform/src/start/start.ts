import { join } from 'node:path';
import { buildPackages } from '../build/buildPackages.ts';
import { knownPortals } from '../board/knownPortals.ts';
import { boardReader } from '../board/readBoard.ts';
import { portalPackages, type PortalPackage } from '../build/portalPackages.ts';
import { currentUserName } from '../commands/releaseWords.ts';
import { buildGateway } from '../gateway/buildGateway.ts';
import type { PageParts } from '../gateway/composePage.ts';
import { currentPage } from '../gateway/currentPage.ts';
import { openServing } from '../mirror/openServing.ts';
import { publishBuilds } from '../release/publishBuilds.ts';
import { checkout } from '../settings/checkout.ts';
import type { PortalSettings } from '../settings/portalSettings.ts';
import { ownOperatorToken } from '../settings/operatorToken.ts';
import { openStore } from '../store/openStore.ts';
import { startApi, type ApiProcess } from './apiProcess.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './dataLock.ts';
import { portalAddress } from './welcome.ts';
import { assertPortIsFree, type WantedPort } from './freePort.ts';

export interface RunningPortal {
  /** Resolves when the API has ended, for whatever reason. */
  apiEnded: Promise<number | string>;
  /** Ends what was started, and nothing else. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  say: (line: string) => void;
  /** Breaks the start off; what it had started is ended. */
  signal: AbortSignal;
  /** Packages that are served as they are being written; `pnpm dev` only. */
  live?: LivePackages;
}

type ReadPage = () => Promise<PageParts>;

/** Packages whose files come from development servers instead of the store. */
export interface LivePackages {
  names: readonly string[];
  /** What was given in the terminal to start them. */
  command: string;
  /** Ports of their servers. */
  ports: readonly WantedPort[];
  start: (say: StartOptions['say']) => Promise<{
    /** The page with these packages in it. */
    page: (released: ReadPage) => ReadPage;
    stop: () => Promise<void>;
  }>;
}

/** Brings the portal up: builds and publishes what changed, starts API and gateway, waits until both are ready. */
export async function start(settings: PortalSettings, options: StartOptions): Promise<RunningPortal> {
  await prepareDataFolder(settings.dataFolder);
  const unlock = await lockDataFolder(settings.dataFolder, portalAddress(settings));
  try {
    const portal = await bringUp(settings, options);
    return { ...portal, stop: () => portal.stop().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function bringUp(settings: PortalSettings, options: StartOptions): Promise<RunningPortal> {
  const { say, signal, live } = options;
  const command = live?.command ?? 'npm start';
  await assertPortIsFree({ port: settings.port, owner: 'The gateway', variable: 'PORTAL_PORT', command });
  await assertPortIsFree({ ...apiPortOf(settings), command });
  for (const port of live?.ports ?? []) await assertPortIsFree(port);
  const packages = await packagesToRelease(settings, live?.names ?? []);
  say('Building what changed …');
  await buildPackages({ packages, root: checkout, force: false, signal, say: (line) => say(`  ${line}`) });
  await publishWhatChanged(settings, packages, say);
  signal.throwIfAborted();
  return serve(settings, options);
}

/** All but those that are live; before the first revision these too, since an environment begins with a shell. */
async function packagesToRelease(
  { store, environment }: PortalSettings,
  live: readonly string[],
): Promise<PortalPackage[]> {
  const packages = await portalPackages(checkout);
  const isFirst = (await (await openStore(store)).currentRevision(environment)) === 0;
  return isFirst ? packages : packages.filter(({ name }) => !live.includes(name));
}

const apiPortOf = ({ apiPort }: PortalSettings): WantedPort => ({
  port: apiPort,
  owner: 'The API',
  variable: 'PORTAL_API_PORT',
});

async function publishWhatChanged(
  settings: PortalSettings,
  packages: PortalPackage[],
  say: StartOptions['say'],
): Promise<void> {
  say('Publishing to the release store …');
  const store = await openStore(settings.store);
  const { environment } = settings;
  const result = await publishBuilds({
    ...{ store, environment, packages },
    who: currentUserName(),
    why: 'npm start',
  });
  const taken = result.taken.map(({ name }) => name).join(', ');
  say(`  ${environment} runs revision ${result.revision}${taken ? `, new: ${taken}` : ', nothing new'}`);
}

async function serve(settings: PortalSettings, options: StartOptions): Promise<RunningPortal> {
  const { say, signal } = options;
  const { environment, apiOrigin, trustedProxies, publicUrl } = settings;
  say('Starting API and gateway …');
  // Building took its time: somebody may have come in between.
  await assertPortIsFree(apiPortOf(settings));
  const api = await startApiOf(settings, say);
  const report = (sentence: string) => say(`✗ ${sentence}`);
  const live = await options.live?.start(say).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  const serving = await openServing(settings, report);
  const gateway = await buildGateway({
    ...serving,
    readBoard: boardReader({ store: serving.store, portalOf: knownPortals(settings) }),
    ...(live && { readPage: live.page(currentPage(serving.store, environment)) }),
    ...{ environment, apiOrigins: [apiOrigin], trustedProxies, publicUrl, report },
  });
  const stop = async () => {
    await Promise.all([gateway.close(), api.stop(), live?.stop()]);
  };
  try {
    await gateway.listen({ port: settings.port, host: settings.host });
    await api.ready(signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { apiEnded: api.ended, stop };
}

async function startApiOf(
  { apiOrigin, apiPort, dataFolder, environment, port, publicUrl }: PortalSettings,
  say: StartOptions['say'],
): Promise<ApiProcess> {
  const folder = join(checkout, 'reference-api');
  return startApi({
    file: join(folder, 'dist', 'server.js'),
    folder,
    logFile: join(dataFolder, 'logs', 'api.log'),
    origin: apiOrigin,
    say,
    env: {
      ...process.env,
      PORTAL_PORT: String(port),
      PORTAL_API_PORT: String(apiPort),
      PORTAL_DATA: dataFolder,
      PORTAL_ENVIRONMENT: environment,
      PORTAL_PUBLIC_URL: publicUrl,
      PORTAL_OPERATOR_TOKEN: await ownOperatorToken({ dataFolder, environment }),
    },
  });
}
