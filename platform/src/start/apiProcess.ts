import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { apiIsReady } from '../gateway/healthRoute.ts';
import { openApiLog, type ApiLog } from './apiLog.ts';

export interface ApiOptions {
  /** The built server. */
  file: string;
  folder: string;
  logFile: string;
  origin: string;
  env: NodeJS.ProcessEnv;
  /** For the operator: what is wrong with the log. */
  say: (line: string) => void;
}

/** The API as a child process. */
export interface ApiProcess {
  /** Resolves with the exit code (or the signal) when it has ended. */
  ended: Promise<number | string>;
  /** Ends it, by force if it does not within the time. */
  stop: () => Promise<void>;
  /** Resolves when it answers; throws with its own last words when it ends before that. */
  ready: (signal: AbortSignal) => Promise<void>;
}

const endWithParent = new URL('../../start/endWithParent.mjs', import.meta.url).href;

/** Long enough to make the demo data of a large first start. */
const readyWithinMs = 180_000;
const stopWithinMs = 8_000;

/** Starts the API; what it prints goes to its log file. */
export async function startApi({ file, folder, logFile, origin, env, say }: ApiOptions): Promise<ApiProcess> {
  const log = await openApiLog(logFile, say);
  const child = spawn(process.execPath, ['--import', endWithParent, file], {
    cwd: folder,
    env,
    // A group of its own: Ctrl-C reaches the starter, which ends the API in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lastWords = recordOutput(child, log);
  let over = false;
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  }).finally(() => {
    over = true;
  });

  async function stop(): Promise<void> {
    if (over) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(timer);
  }

  async function ready(signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + readyWithinMs;
    for (;;) {
      const answers = await apiIsReady(origin);
      // When the API has ended, another program answers at its port.
      if (over) {
        throw new UserFacingError(
          `The API ended while starting:\n\n  ${lastWords.join('\n  ')}\n`,
          `Full log: ${logFile}`,
        );
      }
      if (answers) return;
      if (Date.now() > deadline) {
        throw new UserFacingError(
          `The API is not ready after ${readyWithinMs / 1000} s.`,
          `Its log: ${logFile}`,
        );
      }
      await pause(100, undefined, { signal });
    }
  }
  return { ended, stop, ready };
}

/** Writes what a child prints to its log; the last lines, kept up to date, are the answer. */
function recordOutput(child: ChildProcess, log: ApiLog): string[] {
  const lastWords: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      lastWords.push(...text.trimEnd().split('\n'));
      lastWords.splice(0, lastWords.length - 12);
    });
  }
  child.once('close', () => log.end());
  return lastWords;
}
