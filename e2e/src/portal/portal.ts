import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@portal/node';
import { mailFolder, startMailServer } from '../mail/mailServer.ts';
import { bundledPrograms } from './bundledPrograms.ts';
import { startServer, stopping, type Server } from './server.ts';

/** Passed to the workers in the environment. */
export interface PortalPlace {
  url: string;
  apiPort: number;
  dataFolder: string;
  /** Publishing day: the demo data's today. */
  day: string;
  /** Folder of the bundled programs. */
  programs: string;
}

/** A Wednesday by default: results do not depend on the day of the run. */
const publishingDay = process.env['PORTAL_TODAY'] || '2026-03-11';

const variable = 'PORTAL_E2E_PLACE';

/** @throws outside a run */
export function portalPlace(): PortalPlace {
  const text = process.env[variable];
  if (text === undefined) throw new Error('No portal was started for the browser tests.');
  return JSON.parse(text) as PortalPlace;
}

/** The first build takes a minute or two on a small machine. */
const startMs = 600_000;

interface PortalParts {
  /** @default the embedded database */
  databaseUrl?: string | undefined;
  /** Folder of the bundled programs, removed with the portal. */
  programs: string;
}

/** Like `npm start`, with its own folder, ports and mail server. One that fails to start leaves none of them. */
export async function startPortal(parts: PortalParts): Promise<{ stop: () => Promise<void> }> {
  const undo = [() => rm(parts.programs, { recursive: true, force: true })];
  const clearUp = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    return { stop: stopping(await startParts(parts, undo), clearUp) };
  } catch (error) {
    await clearUp();
    throw error;
  }
}

/** Adds to `undo` what ends or removes each part, but not the server. */
async function startParts(
  { databaseUrl, programs }: PortalParts,
  undo: (() => Promise<void>)[],
): Promise<Server> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  undo.push(() => rm(dataFolder, { recursive: true, force: true }));
  const [port = 0, apiPort = 0, mailPort = 0] = await freePorts(3);
  const mailServer = await startMailServer(mailPort, mailFolder(dataFolder));
  undo.push(() => mailServer.stop());
  const server = await startServer({
    name: 'The portal',
    command: [process.execPath, 'platform/start/start.cjs'],
    url: `http://localhost:${port}`,
    patienceMs: startMs,
    env: {
      PORTAL_PORT: String(port),
      PORTAL_API_PORT: String(apiPort),
      PORTAL_DATA: dataFolder,
      PORTAL_TODAY: publishingDay,
      PORTAL_TEST_HOOKS: '1',
      PORTAL_RATE_LIMIT: '100000',
      // Unit tests cover the real cost of a hash.
      PORTAL_PASSWORD_POWER: '12',
      SMTP_URL: mailServer.url,
      DATABASE_URL: databaseUrl,
    },
  });
  const place: PortalPlace = { url: server.url, apiPort, dataFolder, day: publishingDay, programs };
  process.env[variable] = JSON.stringify(place);
  return server;
}

/** Works with a portal of its own. */
export async function withPortal<Result>(work: () => Promise<Result>): Promise<Result> {
  const portal = await startPortal({ programs: await bundledPrograms() });
  try {
    return await work();
  } finally {
    await portal.stop();
  }
}
