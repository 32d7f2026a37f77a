import { join } from 'node:path';
import { buildPackages } from '#release/builds/buildPackages.ts';
import { knownPortals } from '#run/status-page/knownPortals.ts';
import { statusPageReader } from '#run/status-page/readStatusPage.ts';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import type { PageParts } from '#run/gateway/page/composePage.ts';
import { currentPage } from '#run/gateway/currentPage.ts';
import { openServing } from '#run/bucket-cache/openServing.ts';
import { checkout } from '#run/settings/checkout.ts';
import { pageOrigins } from '#run/settings/environmentSettings.ts';
import type { PortalSettings } from '#run/settings/portalSettings.ts';
import { operatorToken, ownOperatorToken } from '#run/settings/operatorToken.ts';
import { accessLogOf } from '#run/server/accessLog.ts';
import { startApi, type ApiProcess } from './apiProcess.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './dataLock.ts';
import { portalAddress } from './welcome.ts';
import { assertPortIsFree, portFault, type RequiredPort } from '#run/server/freePort.ts';
import { packagesToBuild, publishIfLocal } from './publishIfLocal.ts';

export interface RunningPortal {
  /** For any reason. */
  apiEnded: Promise<number | string>;
  /** Ends only what was started. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  say: (line: string) => void;
  /** Aborts the start. */
  signal: AbortSignal;
  /** `pnpm dev` only. */
  live?: LivePackages;
}

type ReadPage = () => Promise<PageParts>;

/** From development servers instead of the store. */
export interface LivePackages {
  names: readonly string[];
  /** The command as typed, for hints. */
  command: string;
  ports: readonly RequiredPort[];
  start: (say: StartOptions['say']) => Promise<{
    page: (released: ReadPage) => ReadPage;
    stop: () => Promise<void>;
  }>;
}

/** Builds and publishes what changed, starts API and gateway, and waits until both are ready. */
export async function start(settings: PortalSettings, options: StartOptions): Promise<RunningPortal> {
  await prepareDataFolder(settings.dataFolder);
  const unlock = lockDataFolder(settings.dataFolder, portalAddress(settings));
  try {
    const portal = await bringUp(settings, options);
    const stop = async () => {
      try {
        await portal.stop();
      } finally {
        unlock();
      }
    };
    return { ...portal, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function bringUp(settings: PortalSettings, options: StartOptions): Promise<RunningPortal> {
  const { say, signal, live } = options;
  const ports = portsOf(settings, options);
  await assertPortIsFree(ports.gateway);
  await assertPortIsFree(ports.api);
  for (const port of live?.ports ?? []) await assertPortIsFree(port);
  const packages = await packagesToBuild(settings, live?.names ?? []);
  say('Building what changed …');
  await buildPackages({ packages, root: checkout, force: false, signal, say: (line) => say(`  ${line}`) });
  return serve(settings, options, () => publishIfLocal(settings, packages, say));
}

function portsOf(
  { port, apiPort }: Pick<PortalSettings, 'port' | 'apiPort'>,
  { live }: Pick<StartOptions, 'live'>,
): Record<'gateway' | 'api', RequiredPort> {
  const command = live?.command ?? 'npm start';
  return {
    gateway: { port, owner: 'The gateway', variable: 'PORTAL_PORT', command },
    api: { port: apiPort, owner: 'The API', variable: 'PORTAL_API_PORT', command },
  };
}

/** Publishes while the API starts, which needs nothing of the store. */
async function serve(
  settings: PortalSettings,
  options: StartOptions,
  publish: () => Promise<void>,
): Promise<RunningPortal> {
  const { say, signal } = options;
  const { environment, apiOrigin, trustedProxies, publicUrl, previewKey } = settings;
  say('Starting API and gateway …');
  // Another program may have taken the port during the build.
  const ports = portsOf(settings, options);
  await assertPortIsFree(ports.api);
  const api = await startApiOf(settings, say);
  const running: (() => Promise<unknown>)[] = [() => api.stop()];
  const stop = async () => {
    const ends = await Promise.allSettled(running.map((end) => end()));
    const failed = ends.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  };
  const report = (sentence: string) => say(`✗ ${sentence}`);
  try {
    await publish();
    signal.throwIfAborted();
    const live = await options.live?.start(say);
    if (live !== undefined) running.push(() => live.stop());
    const serving = await openServing(settings, report);
    const gateway = await buildGateway({
      ...serving,
      readStatusPage: statusPageReader({ ...serving, portalOf: knownPortals(settings) }),
      ...accessLogOf(settings, say),
      readOperatorToken: () => operatorToken(environment, settings),
      readPage: live?.page(currentPage(serving.store, environment)),
      pageOrigins: await pageOrigins(environment),
      environment,
      apiOrigins: [apiOrigin],
      trustedProxies,
      publicUrl,
      previewKey,
      report,
    });
    running.push(() => gateway.close());
    await gateway.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
      throw portFault(ports.gateway, error);
    });
    await api.ready(signal);
  } catch (error) {
    await stop().catch((other: unknown) => report(`Not everything could be stopped: ${String(other)}`));
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
