import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { checkout } from '#run/settings/checkout.ts';

const folderOfApi = join(checkout, 'reference-api');

function program(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, words, {
    cwd: folderOfApi,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** @throws if the program ends without a line */
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

export interface TestPostgres {
  url: string;
  /** On a single line. */
  rows: (statement: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Undefined if PostgreSQL is not installed. */
export async function testPostgres(): Promise<TestPostgres | undefined> {
  const running = process.env['PORTAL_TEST_POSTGRES'];
  const { child, line } = program(
    ['--import', 'tsx', 'src/testing/runPostgres.ts'],
    running === undefined ? {} : { PORTAL_TEST_POSTGRES: running },
  );
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

export interface TestApiProcess {
  origin: string;
  /** Kills it without warning, like a failing machine. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** For several processes; returns the folder. */
export async function bundledApi(): Promise<string> {
  const cache = join(folderOfApi, '.cache');
  await mkdir(cache, { recursive: true });
  // Unbundled packages are resolved from here.
  const folder = await mkdtemp(join(cache, 'api-'));
  await promisify(execFile)(process.execPath, ['build.mjs', folder], { cwd: folderOfApi });
  return folder;
}

/** On a free port. */
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
