import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './freePorts.ts';
import { portalPlace } from './portal.ts';
import { program } from './programs.ts';
import { addEnvironment } from './releaseStore.ts';
import { startServer } from './server.ts';
import { ServedBuild } from './servedBuild.ts';

interface BrokenWorld {
  /** Changes a copy of the release store before a gateway serves it. */
  store?: (storeFolder: string) => Promise<void>;
  /** Which environment is served, with what the portal of the run has in force, and its own overrides. @default 'local' */
  environment?: 'local' | 'uat' | 'staging' | 'prod';
  /** Port at which the gateway looks for the API; the portal's own API if left out. */
  apiPort?: number;
}

/** A gateway of its own for one test. */
export interface FaultyPortal {
  url: string;
  storeFolder: string;
  /** What the gateway told its operator so far. */
  output: () => string;
}

type End = () => Promise<void>;

/** Worlds with something broken, made for one test and removed after it. The portal of the run stays whole. */
export class Faults {
  private readonly endings: End[] = [];

  /** Starts a further gateway over a copy of the release store. */
  async withPortal(world: BrokenWorld): Promise<FaultyPortal> {
    const { store, environment = 'local', apiPort = portalPlace().apiPort } = world;
    const dataFolder = await mkdtemp(join(tmpdir(), 'portal-e2e-fault-'));
    this.endings.push(() => rm(dataFolder, { recursive: true, force: true }));
    const storeFolder = join(dataFolder, 'store');
    await cp(join(portalPlace().dataFolder, 'store'), storeFolder, { recursive: true });
    if (environment !== 'local') await addEnvironment(storeFolder, environment);
    await store?.(storeFolder);
    const [port = 0] = await freePorts(1);
    const server = await startServer(
      {
        name: 'A further gateway',
        command: program('gateway'),
        url: `http://localhost:${port}`,
        patienceMs: 30_000,
        env: {
          PORTAL_PORT: String(port),
          PORTAL_API_PORT: String(apiPort),
          PORTAL_DATA: dataFolder,
          PORTAL_ENVIRONMENT: environment,
        },
      },
      'absent',
    );
    this.endings.push(() => server.stop());
    return { url: server.url, storeFolder, output: server.output };
  }

  /** Serves a build as a developer does; the pages of `portal` may read it. */
  async withBuild(build: Parameters<typeof ServedBuild.of>[0]): Promise<ServedBuild> {
    const served = await ServedBuild.of(build);
    this.endings.push(() => served.stop());
    return served;
  }

  /** Starts an nginx that serves the run's own store in place of the gateway. */
  async withNginx(): Promise<{ url: string }> {
    const { apiPort, dataFolder } = portalPlace();
    const out = await mkdtemp(join(tmpdir(), 'portal-e2e-nginx-'));
    this.endings.push(() => rm(out, { recursive: true, force: true }));
    const [port = 0] = await freePorts(1);
    const server = await startServer({
      name: 'nginx',
      command: [...program('release'), 'nginx', '--run', '--out', out],
      url: `http://localhost:${port}`,
      patienceMs: 30_000,
      env: { PORTAL_PORT: String(port), PORTAL_API_PORT: String(apiPort), PORTAL_DATA: dataFolder },
    });
    this.endings.push(() => server.stop());
    return { url: server.url };
  }

  /** An API that has stopped, and comes back when the test says so. */
  async stoppedApi(): Promise<{ port: number; startAgain: () => Promise<void> }> {
    const [port = 0] = await freePorts(1);
    return {
      port,
      startAgain: async () => {
        await this.forwardFrom(port, Promise.resolve());
      },
    };
  }

  /** The portal's API with every answer held back until the test lets them go. */
  async slowApi(): Promise<{ port: number; letAnswersGo: () => void }> {
    let letAnswersGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letAnswersGo = resolve));
    this.endings.push(() => Promise.resolve(letAnswersGo()));
    return { port: await this.forwardFrom(0, gate), letAnswersGo };
  }

  /** Forwards to the portal's API; answers go back once `gate` has opened. Port 0 takes a free one. */
  private async forwardFrom(wanted: number, gate: Promise<void>): Promise<number> {
    const server = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const onward = request({ port: portalPlace().apiPort, host: '127.0.0.1', method, path, headers });
      onward.on('response', (answer) => {
        void gate.then(() => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
    this.endings.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    return (server.address() as AddressInfo).port;
  }

  /** Ends everything the test started, last first. */
  async end(): Promise<void> {
    for (const ending of this.endings.reverse()) await ending();
  }
}
