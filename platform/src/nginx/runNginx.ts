import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { nginxProgram } from './nginxProgram.ts';

export interface RunningNginx {
  /** Resolves with its output when it has ended. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

const readyWithinMs = 10_000;

/** Starts nginx on a folder from `writeNginxFolder` and waits until `address` answers. */
export async function runNginx(folder: string, address: string): Promise<RunningNginx> {
  // Otherwise workers of a root master may not be able to read the store.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const words = ['-p', `${resolve(folder)}/`, '-c', 'nginx.conf', '-e', 'stderr', '-g', `${user}daemon off;`];
  const child = spawn(nginxProgram(), words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', () => done(said));
  });
  async function stop(): Promise<void> {
    if (child.exitCode === null) child.kill('SIGQUIT');
    const late = setTimeout(() => child.kill('SIGTERM'), 2_000);
    await ended;
    clearTimeout(late);
  }
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new UserFacingError(
        `nginx does not answer at ${address}:\n\n  ${said.trim()}\n`,
        `See ${folder}/logs.`,
      );
    }
    await pause(50);
  }
  return { ended, stop };
}

const answers = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );
