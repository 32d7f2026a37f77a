import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<number | null>;
  /** Also resolves when the process has ended. */
  said: (text: string) => Promise<void>;
  output: () => string;
}

const home = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the package, to find unbundled packages. */
const cache = join(home, '.cache');

/**
 * Bundles once per test file: a start then takes a third of the CPU time. Returns a function that starts the service,
 * once tests run.
 */
export function bundledServer(): (variables: Record<string, string>) => ServerProcess {
  const folder = bundle();
  return (variables) => run([join(folder, 'server.js')], variables);
}

/** The same for `pnpm portal`. */
export function bundledPortal(): (words: string[], variables: Record<string, string>) => ServerProcess {
  const folder = bundle();
  return (words, variables) => run([join(folder, 'portal.js'), ...words], variables);
}

function bundle(): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'server-'));
  beforeAll(() => promisify(execFile)(process.execPath, ['build.mjs', folder], { cwd: home }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Stops V8 from optimising the engine's WebAssembly, which costs as much as a short life runs it. */
const shortLived = '--liftoff-only';

function run(words: readonly string[], variables: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [shortLived, ...words], {
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
