import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { checkout } from '../settings/checkout.ts';
import { honest, oneCheck, type Counts } from './counts.ts';

/** One runner of `npm test`. */
export interface Step {
  name: string;
  /** What to run, in `folder`, with its own output going to the terminal. */
  commands: readonly (readonly string[])[];
  folder: string;
  /** For runners that write what they counted. */
  report?: { file: string; read: (text: string) => Counts };
}

function run([program = '', ...parameters]: readonly string[], folder: string): Promise<boolean> {
  const binaries = [join(folder, 'node_modules', '.bin'), join(checkout, 'node_modules', '.bin')];
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: [...binaries, process.env['PATH']].join(delimiter) },
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

async function counted({ file, read }: NonNullable<Step['report']>, succeeded: boolean): Promise<Counts> {
  if (!existsSync(file)) return oneCheck(false);
  return honest(read(await readFile(file, 'utf8')), succeeded);
}

/** Runs a step to its end, all its commands even when one fails, and counts. */
export async function runStep({ name, commands, folder, report }: Step): Promise<Counts> {
  console.log(`\n— ${name} —`);
  const begun = Date.now();
  if (report) {
    await mkdir(dirname(report.file), { recursive: true });
    await rm(report.file, { force: true });
  }
  let succeeded = true;
  for (const command of commands) succeeded = (await run(command, folder)) && succeeded;
  const counts = report ? await counted(report, succeeded) : oneCheck(succeeded);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${name}: ${counts.failed === 0 ? 'passed' : 'failed'} (${seconds} s)`);
  return counts;
}
