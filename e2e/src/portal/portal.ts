import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFolder, startMailServer } from '../mail/mailServer.ts';
import { bundledPrograms } from './bundledPrograms.ts';
import { freePorts, startServer, stopping, type Server } from './server.ts';

/** Where the tests find the portal that the set-up started; kept in the environment, for the workers. */
export interface PortalPlace {
  url: string;
  apiPort: number;
  dataFolder: string;
  /** The publishing day: what the demo data calls today. */
  day: string;
  /** Where gateway and release command lie, bundled for the run. */
  programs: string;
}

/** A Wednesday, unless PORTAL_TODAY names another day: what is published does not depend on the day of the run. */
const publishingDay = process.env['PORTAL_TODAY'] || '2026-03-11';

const variable = 'PORTAL_E2E_PLACE';

/** @throws outside of a run: the set-up has not started a portal */
export function portalPlace(): PortalPlace {
  const text = process.env[variable];
  if (text === undefined) throw new Error('No portal was started for the browser tests.');
  return JSON.parse(text) as PortalPlace;
}

/** Building everything for the first time takes a minute or two on a small machine. */
const startMs = 600_000;

/**
 * Starts the portal as `npm start` does, in a folder and at ports of its own, with a mail server that receives what it
 * sends, and tells the workers.
 */
export async function startPortal(): Promise<{ stop: () => Promise<void> }> {
  const [port = 0, apiPort = 0, mailPort = 0] = await freePorts(3);
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const mailServer = await startMailServer(mailPort, mailFolder(dataFolder));
  const programs = await bundledPrograms();
  const clearUp = async () => {
    await mailServer.stop();
    await rm(programs, { recursive: true, force: true });
    await rm(dataFolder, { recursive: true, force: true });
  };
  let server: Server;
  try {
    server = await startServer({
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
        // What a hash costs is proven next to the API's code.
        PORTAL_PASSWORD_POWER: '12',
        SMTP_URL: mailServer.url,
      },
    });
  } catch (error) {
    await clearUp();
    throw error;
  }
  const place: PortalPlace = {
    url: server.url,
    apiPort,
    dataFolder,
    day: publishingDay,
    programs,
  };
  process.env[variable] = JSON.stringify(place);
  return {
    stop: stopping(server, clearUp),
  };
}
