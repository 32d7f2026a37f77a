import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authCalls, type LoginAnswer } from '@portal/wire-auth';
import { libraryCalls } from '@portal/wire-libraries';
import { demoPassword } from '#seed/demoAccounts.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 1_200_000;
const settledMs = 8000;
const accounts = ['everything', 'equity', 'bonds'];

export function buildApi(): void {
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The API could not be built: ${stderr}`);
}

export interface ApiPlace {
  databaseUrl: string | undefined;
  size: number;
  /** Folder of the built API. @default this one */
  home?: string;
  /** What the API logs; `info` names each request, which costs. @default only warnings */
  log?: 'info';
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const limit = Date.now() + startLimitMs;
  while (child.exitCode === null && Date.now() < limit) {
    const address = /http:\/\/127\.0\.0\.1:\d+\/api/.exec(output())?.[0];
    if (address !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The API did not start: ${output()}`);
}

function spawnApi(place: ApiPlace, folder: string): ChildProcess {
  return spawn(process.execPath, ['dist/server.js'], {
    cwd: place.home ?? home,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORTAL_API_PORT: '0',
      PORTAL_DATA: folder,
      PORTAL_DEMO_SIZE: String(place.size),
      PORTAL_RATE_LIMIT: '1000000',
      PORTAL_ACCOUNT_RATE_LIMIT: '1000000',
      PORTAL_DOCUMENT_RATE_LIMIT: '1000000',
      DATABASE_URL: place.databaseUrl,
      PORTAL_LOG_LEVEL: place.log,
    },
  });
}

/** The built API as a separate process with very high rate limits. */
export class ApiProcess {
  /** What it has printed. */
  output = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly data: { place: ApiPlace; folder: string },
  ) {}

  /** Kept until `remove`. */
  get folder(): string {
    return this.data.folder;
  }

  /** Resolves once all publications are stored. */
  static async start(place: ApiPlace): Promise<ApiProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    try {
      const api = await ApiProcess.open(place, folder);
      await api.seeded();
      return api;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Starts a process on this data as soon as it answers; also next to this one if the database can be shared. */
  another(more: Pick<ApiPlace, 'log'> = {}): Promise<ApiProcess> {
    return ApiProcess.open({ ...this.data.place, ...more }, this.data.folder);
  }

  private static async open(place: ApiPlace, folder: string): Promise<ApiProcess> {
    const child = spawnApi(place, folder);
    let output = '';
    let api: ApiProcess | undefined;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += String(chunk);
        if (api !== undefined) api.output = output;
      });
    try {
      api = new ApiProcess(await addressOf(child, () => output), child, { place, folder });
      return api;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Opens a session, rotating through the demo accounts. */
  async signIn(index: number): Promise<LoginAnswer> {
    const answer = await fetch(`${this.url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: this.credentials(index),
    });
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
    return authCalls.auth.answer.parse(await answer.json());
  }

  credentials(index: number): string {
    const account = accounts[index % accounts.length] ?? '';
    return JSON.stringify({ username: `${account}@demo.example`, password: demoPassword });
  }

  /** Waits for the demo data: complete once the count of all research has not changed for a while. */
  private async seeded(): Promise<void> {
    const { token } = await this.signIn(0);
    const limit = Date.now() + startLimitMs;
    let counted = -1;
    let since = Date.now();
    while (Date.now() - since < settledMs) {
      if (Date.now() > limit) throw new Error('The demo data was not complete in time.');
      await new Promise((resolve) => setTimeout(resolve, 500));
      const answer = await fetch(`${this.url}/publication_count?library=allresearch`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { count } = libraryCalls.publicationCount.answer.parse(await answer.json());
      if (count === counted) continue;
      counted = count;
      since = Date.now();
    }
  }

  /** Resident memory in MiB, where the system tells it; else NaN. */
  memory(): number {
    const file = `/proc/${this.child.pid}/status`;
    const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return Number(kilobytes) / 1024;
  }

  /** Ends the process and keeps its data. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    // Not `exit`: its last lines may still be on their way.
    const ended = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
