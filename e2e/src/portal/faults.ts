import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/node';
import { copyFolder } from './copyFolder.ts';
import { startServer } from './server.ts';
import { portalPlace } from './portal.ts';
import { platformFunction, program } from './programs.ts';
import { addEnvironment } from './releaseStore.ts';
import { ServedBuild } from './servedBuild.ts';

interface BrokenWorld {
  /** Runs before the gateway starts. */
  store?: (storeFolder: string) => Promise<void>;
  /** Serves the run's current releases, with this environment's overrides. @default 'local' */
  environment?: 'local' | 'uat' | 'staging' | 'prod';
  /** Default: the portal's own API. */
  apiPort?: number;
  /** In a process of its own, for tests of load. @default false */
  apart?: boolean;
}

export interface FaultyPortal {
  url: string;
  storeFolder: string;
  /** Printed so far. */
  output: () => string;
}

export interface OwnApi {
  port: number;
  /** Once it listens; the port is known before, so that a gateway can start meanwhile. */
  started: Promise<void>;
}

type End = () => Promise<void>;

/** Faults for one test, removed after it. The run's portal is not affected. */
export class Faults {
  private readonly endings: End[] = [];

  /** With a copy of the release store. */
  async withPortal(world: BrokenWorld): Promise<FaultyPortal> {
    const { store, environment = 'local', apiPort = portalPlace().apiPort, apart = false } = world;
    const dataFolder = await mkdtemp(join(tmpdir(), 'portal-e2e-fault-'));
    this.endings.push(() => rm(dataFolder, { recursive: true, force: true }));
    const storeFolder = join(dataFolder, 'store');
    await copyFolder(join(portalPlace().dataFolder, 'store'), storeFolder);
    if (environment !== 'local') await addEnvironment(storeFolder, environment);
    await store?.(storeFolder);
    const port = await freePort();
    const env = {
      PORTAL_PORT: String(port),
      PORTAL_API_PORT: String(apiPort),
      PORTAL_DATA: dataFolder,
      PORTAL_ENVIRONMENT: environment,
      PORTAL_DEMO: environment === 'prod' ? '0' : '1',
    };
    const url = `http://localhost:${port}`;
    const output = await (apart ? this.gatewayApart(url, env) : this.gatewayHere(env));
    return { url, storeFolder, output };
  }

  private async gatewayHere(env: Record<string, string>): Promise<() => string> {
    const printed: string[] = [];
    const startGateway = await platformFunction('startGateway');
    const gateway = await startGateway({ ...process.env, ...env }, (line) => printed.push(line));
    this.endings.push(async () => gateway.close());
    return () => printed.join('\n');
  }

  private async gatewayApart(url: string, env: Record<string, string>): Promise<() => string> {
    const name = 'A further gateway';
    const server = await startServer(
      { name, command: program('gateway'), url, patienceMs: 30_000, env },
      'absent',
    );
    this.endings.push(() => server.stop());
    return server.output;
  }

  /** As a developer serves it, readable for pages of `portal`. */
  async withBuild(build: Parameters<typeof ServedBuild.of>[0]): Promise<ServedBuild> {
    const served = await ServedBuild.of(build);
    this.endings.push(() => served.stop());
    return served;
  }

  /** Down until started again. */
  async stoppedApi(): Promise<{ port: number; startAgain: () => Promise<void> }> {
    const port = await freePort();
    return {
      port,
      startAgain: async () => {
        await this.forwardFrom(port);
      },
    };
  }

  /** Every call gets the API's own 503 while it is away. */
  async apiWithoutDatabase(): Promise<{ port: number; takeAway: () => void; bringBack: () => void }> {
    let isAway = false;
    const refused = (answer: ServerResponse): boolean => {
      if (isAway)
        answer
          .writeHead(503, { 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '5' })
          .end(JSON.stringify({ status: 503, title: 'The service is not available at the moment.' }));
      return isAway;
    };
    const port = await this.forwardFrom(0, refused);
    return { port, takeAway: () => void (isAway = true), bringBack: () => void (isAway = false) };
  }

  /** With its own database, with so many publications, and the doors for tests. */
  async ownApi(publications: number): Promise<OwnApi> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'portal-e2e-api-'));
    this.endings.push(() => rm(dataFolder, { recursive: true, force: true }));
    const port = await freePort();
    const server = startServer({
      name: 'An API of its own',
      // A short life does not repay optimising the engine's WebAssembly.
      command: [process.execPath, '--liftoff-only', 'reference-api/dist/server.js'],
      url: `http://127.0.0.1:${port}`,
      patienceMs: 60_000,
      env: {
        PORTAL_API_PORT: String(port),
        PORTAL_DATA: dataFolder,
        PORTAL_TODAY: portalPlace().day,
        PORTAL_DEMO_SIZE: String(publications),
        PORTAL_TEST_HOOKS: '1',
        PORTAL_PASSWORD_POWER: '12',
      },
    });
    this.endings.push(async () => (await server).stop());
    return { port, started: server.then(() => undefined) };
  }

  /** Port 0 picks a free one. */
  private async forwardFrom(
    count: number,
    refused: (answer: ServerResponse) => boolean = () => false,
  ): Promise<number> {
    const server = createServer((incoming, outgoing) => {
      if (refused(outgoing)) return;
      const { method, url: path, headers } = incoming;
      const onward = request({ port: portalPlace().apiPort, host: '127.0.0.1', method, path, headers });
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(count, '127.0.0.1', resolve));
    this.endings.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    return (server.address() as AddressInfo).port;
  }

  /** Last first. */
  async end(): Promise<void> {
    for (const ending of this.endings.reverse()) await ending();
  }
}
