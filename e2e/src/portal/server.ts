import { spawn, type ChildProcess } from 'node:child_process';
import { checkout } from './checkout.ts';

export interface Server {
  url: string;
  /** Printed so far. */
  output: () => string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

/** Cleans up even if stopping fails. */
export const stopping =
  (server: Pick<Server, 'stop'>, clearUp: () => Promise<void>): (() => Promise<void>) =>
  async () => {
    try {
      await server.stop();
    } finally {
      await clearUp();
    }
  };

interface ServerOptions {
  name: string;
  /** Runs in the project's root. */
  command: readonly string[];
  env: Record<string, string | undefined>;
  url: string;
  /** Until it is ready. */
  patienceMs: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const answers = (url: string) =>
  fetch(url).then(
    ({ ok, status }) => ok || status === 503,
    () => false,
  );

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/**
 * Waits until `/healthz` succeeds; with `api: 'absent'`, a 503 is enough.
 * @throws with its output if it ends or is too slow
 */
export async function startServer(
  options: ServerOptions,
  api: 'present' | 'absent' = 'present',
): Promise<Server> {
  const [program = process.execPath, ...parameters] = options.command;
  const printed: string[] = [];
  const child = spawn(program, parameters, {
    cwd: checkout,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const server = {
    url: options.url,
    output: () => printed.join(''),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
  const deadline = Date.now() + options.patienceMs;
  const ready = api === 'present' ? isReady : answers;
  while (!(await ready(`${options.url}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`${options.name} ended while starting:\n${server.output()}`);
    if (Date.now() > deadline) {
      await server.stop();
      throw new Error(`${options.name} was not ready in ${options.patienceMs} ms:\n${server.output()}`);
    }
    await pause(100);
  }
  return server;
}
