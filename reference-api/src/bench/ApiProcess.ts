import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authCalls } from '@portal/wire-auth';
import { libraryCalls } from '@portal/wire-libraries';
import { demoPassword } from '#seed/demoAccounts.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));
const settledMs = 8000;

export function buildApi(): void {
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The API could not be built: ${stderr}`);
}

/** The publications of an API's demo and where they are. */
export interface ApiData {
  databaseUrl: string;
  size: number;
}

/** Resolves when the process answers. */
function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const [address] = /http:\/\/127\.0\.0\.1:\d+\/api/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`The API did not start: ${output}`)));
  });
}

/** The built API as a separate process with very high rate limits. */
export class ApiProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly data: ApiData & { folder: string },
  ) {}

  /** Resolves once all publications are stored. */
  static async start(data: ApiData): Promise<ApiProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    try {
      const api = await ApiProcess.open({ ...data, folder });
      await api.seeded();
      return api;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Starts a process on this data as soon as it answers; also next to this one. */
  another(): Promise<ApiProcess> {
    return ApiProcess.open(this.data);
  }

  private static async open(data: ApiData & { folder: string }): Promise<ApiProcess> {
    const child = spawn(process.execPath, ['dist/server.js'], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORTAL_API_PORT: '0',
        PORTAL_DATA: data.folder,
        PORTAL_DEMO_SIZE: String(data.size),
        PORTAL_RATE_LIMIT: '1000000',
        PORTAL_ACCOUNT_RATE_LIMIT: '1000000',
        PORTAL_DOCUMENT_RATE_LIMIT: '1000000',
        DATABASE_URL: data.databaseUrl,
      },
    });
    return new ApiProcess(await addressOf(child), child, data);
  }

  /** Opens a session, and returns its token. */
  async signIn(username = 'everything@demo.example', password = demoPassword): Promise<string> {
    const answer = await fetch(`${this.url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
    return authCalls.auth.answer.parse(await answer.json()).token;
  }

  /** Waits for the demo data: complete once the count of all research has not changed for a while. */
  private async seeded(): Promise<void> {
    const token = await this.signIn();
    let counted = -1;
    let since = Date.now();
    while (Date.now() - since < settledMs) {
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
    const ended = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data.folder, { recursive: true, force: true });
  }
}
