import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { checkout } from '../settings/checkout.ts';

const folderOfApi = join(checkout, 'reference-api');

/** A program of the API's, and what it says line by line. */
function program(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, words, {
    cwd: folderOfApi,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** The next line; fails when the program ends without one. */
  const line = async () => {
    const next = await lines.next();
    if (next.done === true) throw new Error(`${words.join(' ')} ended.`);
    return next.value;
  };
  return { child, line };
}

async function end(child: ChildProcess, how: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  how();
  await ended;
}

/** A PostgreSQL of the test's own. */
export interface TestPostgres {
  url: string;
  /** Rows of one statement, which must stand on one line. */
  rows: (statement: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Undefined where no PostgreSQL is installed. */
export async function testPostgres(): Promise<TestPostgres | undefined> {
  const { child, line } = program(['--import', 'tsx', 'src/testing/runPostgres.ts']);
  const url = await line();
  const stop = () => end(child, () => child.stdin.end());
  if (url === '') {
    await stop();
    return undefined;
  }
  return {
    url,
    rows: async (statement) => {
      child.stdin.write(`${statement}\n`);
      return JSON.parse(await line()) as unknown;
    },
    stop,
  };
}

/** A process of the API. */
export interface TestApiProcess {
  /** Where it is, by http. */
  origin: string;
  /** As when a machine goes down: at once, and without a word. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Bundles the API once for several processes; answers where it lies. */
export async function bundledApi(): Promise<string> {
  const cache = join(folderOfApi, '.cache');
  await mkdir(cache, { recursive: true });
  // Within its package, where it finds the packages that are not bundled.
  const folder = await mkdtemp(join(cache, 'api-'));
  await promisify(execFile)(process.execPath, ['build.mjs', folder], { cwd: folderOfApi });
  return folder;
}

/** Starts the API that was bundled into a folder with these settings, on a free port. */
export async function apiProcess(bundle: string, settings: Record<string, string>): Promise<TestApiProcess> {
  const { child, line } = program([join(bundle, 'server.js')], { PORTAL_API_PORT: '0', ...settings });
  const said = await line();
  const [origin] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
  if (origin === undefined) throw new Error(`The API said: ${said}`);
  return {
    origin,
    kill: () => end(child, () => child.kill('SIGKILL')),
    stop: () => end(child, () => child.kill('SIGTERM')),
  };
}
