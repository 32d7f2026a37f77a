import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { apiIsReady } from '#run/gateway/healthRoute.ts';
import { openApiLog, type ApiLog } from './apiLog.ts';

export interface ApiOptions {
  file: string;
  folder: string;
  logFile: string;
  origin: string;
  env: NodeJS.ProcessEnv;
  /** Reports problems with the log. */
  say: (line: string) => void;
}

export interface ApiProcess {
  /** With the exit code or signal. */
  ended: Promise<number | string>;
  /** By force after a timeout. */
  stop: () => Promise<void>;
  /** Rejects with the last output if it ends before answering. */
  ready: (signal: AbortSignal) => Promise<void>;
}

const endWithParent = new URL('../../../start/endWithParent.mjs', import.meta.url).href;

/** A large first start creates demo data. */
const readyWithinMs = 180_000;
const stopWithinMs = 8_000;

export async function startApi({ file, folder, logFile, origin, env, say }: ApiOptions): Promise<ApiProcess> {
  const log = await openApiLog(logFile, say);
  const child = spawn(process.execPath, ['--import', endWithParent, file], {
    cwd: folder,
    env,
    // A separate group: Ctrl-C reaches only the starter, which ends the API cleanly.
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
      // Some other program answers at the port then.
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

/** Returns a live list of the last lines. */
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
