import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './freePorts.ts';
import { portalPlace } from './portal.ts';
import { startServer } from './server.ts';

interface BrokenWorld {
  /** Changes a copy of the release store before a gateway serves it. */
  store?: (storeFolder: string) => Promise<void>;
  /** Port at which the gateway looks for the API; the portal's own API if left out. */
  apiPort?: number;
}

/** A gateway of its own for one test. */
export interface FaultyPortal {
  url: string;
  storeFolder: string;
}

type End = () => Promise<void>;

/** Worlds with something broken, made for one test and removed after it. The portal of the run stays whole. */
export class Faults {
  private readonly endings: End[] = [];

  /** Starts a further gateway over a copy of the release store. */
  async withPortal({ store, apiPort = portalPlace().apiPort }: BrokenWorld): Promise<FaultyPortal> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'portal-e2e-fault-'));
    this.endings.push(() => rm(dataFolder, { recursive: true, force: true }));
    const storeFolder = join(dataFolder, 'store');
    await cp(join(portalPlace().dataFolder, 'store'), storeFolder, { recursive: true });
    await store?.(storeFolder);
    const [port = 0] = await freePorts(1);
    const server = await startServer(
      {
        name: 'A further gateway',
        command: [process.execPath, '--import', 'tsx', 'platform/src/gateway/cli.ts'],
        url: `http://localhost:${port}`,
        patienceMs: 30_000,
        env: { PORTAL_PORT: String(port), PORTAL_API_PORT: String(apiPort), PORTAL_DATA: dataFolder },
      },
      'absent',
    );
    this.endings.push(() => server.stop());
    return { url: server.url, storeFolder };
  }

  /** A port of an API that has stopped. */
  async stoppedApi(): Promise<number> {
    const [port = 0] = await freePorts(1);
    return port;
  }

  /** The portal's API with every answer held back until the test lets them go. */
  async slowApi(): Promise<{ port: number; letAnswersGo: () => void }> {
    let letAnswersGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letAnswersGo = resolve));
    const server = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const onward = forward({ port: portalPlace().apiPort, host: '127.0.0.1', method, path, headers });
      onward.on('response', (answer) => {
        void gate.then(() => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    const port = await listen(server);
    this.endings.push(() => {
      letAnswersGo();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    return { port, letAnswersGo };
  }

  /** Ends everything the test started, last first. */
  async end(): Promise<void> {
    for (const ending of this.endings.reverse()) await ending();
  }
}

async function listen(server: HttpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
