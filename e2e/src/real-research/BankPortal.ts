import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/node';
import { checkout } from '#portal/checkout.ts';
import { startServer, type Server } from '#portal/server.ts';

const run = promisify(execFile);

/** An API in prod with an empty database, as an operator has it after the installation. */
export class BankPortal {
  private server: Server | undefined;

  private constructor(
    private readonly folder: string,
    readonly apiPort: number,
  ) {}

  static async empty(): Promise<BankPortal> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-bank-'));
    const apiPort = await freePort();
    return new BankPortal(folder, apiPort);
  }

  private get settings(): Record<string, string | undefined> {
    return {
      PORTAL_API_PORT: String(this.apiPort),
      PORTAL_DATA: join(this.folder, 'data'),
      PORTAL_ENVIRONMENT: 'prod',
      PORTAL_PUBLIC_URL: 'https://research.bank.example',
      DATABASE_URL: undefined,
      SMTP_URL: undefined,
    };
  }

  /** The files that docs/run-a-portal.md lists, and the reader's own PDF. Returns their folder. */
  async writeResearch(pdf: Buffer): Promise<string> {
    const research = join(this.folder, 'research');
    await mkdir(research);
    const page = await readFile(join(checkout, 'docs/run-a-portal.md'), 'utf8');
    for (const [, name = '', text = ''] of page.matchAll(
      /in `research\/([\w.-]+)`:\n\n```\w+\n([\s\S]*?)```/g,
    ))
      await writeFile(join(research, name), text);
    await writeFile(join(research, 'first-paper.pdf'), pdf);
    return research;
  }

  /** `pnpm portal …`, while the API is stopped. @throws with what it printed if it refuses */
  async portal(...words: string[]): Promise<string> {
    const { stdout } = await run(
      process.execPath,
      ['--liftoff-only', 'reference-api/dist/portal.js', ...words],
      {
        cwd: checkout,
        env: { ...process.env, ...this.settings },
      },
    );
    return stdout;
  }

  /** As a program with this key does, while the API runs. Returns the answer. @throws with what it says if it refuses */
  async byKey<Answer>(key: string, method: 'GET' | 'POST', path: string): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.apiPort}/api/feed/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async start(): Promise<void> {
    this.server = await startServer({
      name: 'The API of a bank',
      // A short life does not repay optimising the engine's WebAssembly.
      command: [process.execPath, '--liftoff-only', 'reference-api/dist/server.js'],
      url: `http://127.0.0.1:${this.apiPort}`,
      patienceMs: 60_000,
      env: this.settings,
    });
  }

  /** Without a moment for what is not stored yet. */
  async kill(): Promise<void> {
    await this.server?.kill();
  }

  async remove(): Promise<void> {
    await this.server?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
