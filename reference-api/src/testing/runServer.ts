import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The service as a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<number | null>;
  /** Resolves when the text was printed, or the process has ended. */
  said: (text: string) => Promise<void>;
  output: () => string;
}

/** The service as its start script runs it, through the loader of development. */
export function runServer(variables: Record<string, string>): ServerProcess {
  const file = fileURLToPath(new URL('../server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => (output.includes(text) ? resolve() : undefined);
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('exit', () => resolve());
      look();
    });
  return { child, ended, said, output: () => output };
}
