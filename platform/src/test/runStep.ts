import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { checkout } from '../settings/checkout.ts';
import { honest, oneCheck, type Counts } from './counts.ts';
import { inWords } from './timeTable.ts';

/** A runner of `npm test`. */
export interface Step {
  name: string;
  commands: readonly (readonly string[])[];
  folder: string;
  /** For runners that write a report. */
  report?: {
    file: string;
    read: (text: string) => Counts;
    /** A second try, if due. */
    again?: (text: string) => SecondTry | undefined;
  };
}

/** Writes to the same file. */
export interface SecondTry {
  words: string;
  command: readonly string[];
  /** Counts both tries. */
  read: (text: string) => Counts;
}

export interface StepResult {
  name: string;
  counts: Counts;
  milliseconds: number;
}

type Say = (text: string) => void;

/** Output goes to the terminal, or to `say` when several run in parallel. */
function run([program = '', ...parameters]: readonly string[], folder: string, say?: Say): Promise<boolean> {
  const binaries = [join(folder, 'node_modules', '.bin'), join(checkout, 'node_modules', '.bin')];
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: say === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // Rare garbage collection in Go: saves a sixth of processor time for half a gigabyte.
    env: { GOGC: '400', ...process.env, PATH: [...binaries, process.env['PATH']].join(delimiter) },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => say?.(text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      (say ?? console.error)(`${program} could not be run: ${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs all commands even if one fails. */
async function runAll(commands: Step['commands'], { folder, report }: Step, say?: Say): Promise<boolean> {
  if (report) {
    await mkdir(dirname(report.file), { recursive: true });
    await rm(report.file, { force: true });
  }
  let succeeded = true;
  for (const command of commands) succeeded = (await run(command, folder, say)) && succeeded;
  return succeeded;
}

async function countsOf(step: Step, say?: Say): Promise<Counts> {
  const { report, commands } = step;
  const succeeded = await runAll(commands, step, say);
  if (report === undefined) return oneCheck(succeeded);
  if (!existsSync(report.file)) return oneCheck(false);
  const text = await readFile(report.file, 'utf8');
  const first = honest(report.read(text), succeeded);
  const again = succeeded ? undefined : report.again?.(text);
  if (again === undefined) return first;
  (say ?? write)(`\n${again.words}\n`);
  const thenSucceeded = await runAll([again.command], step, say);
  return existsSync(report.file)
    ? honest(again.read(await readFile(report.file, 'utf8')), thenSucceeded)
    : first;
}

/** A step that cannot be counted, for example with a partial report, has failed; the others still run. */
async function runStep(step: Step, say?: Say): Promise<StepResult> {
  const { name } = step;
  const begun = Date.now();
  const counts = await countsOf(step, say).catch((error: unknown) => {
    (say ?? write)(`${name} could not be counted: ${String(error)}\n`);
    return oneCheck(false);
  });
  const milliseconds = Date.now() - begun;
  (say ?? write)(`${name}: ${counts.failed === 0 ? 'passed' : 'failed'} (${inWords(milliseconds)})\n`);
  return { name, counts, milliseconds };
}

const write: Say = (text) => process.stdout.write(text);

/** In parallel; prints each one's output when it has ended. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  write(`\n— ${steps.map(({ name }) => name).join(', ')} —\n`);
  if (steps.length === 1) return Promise.all(steps.map((step) => runStep(step)));
  return Promise.all(
    steps.map(async (step) => {
      const said: string[] = [];
      const result = await runStep(step, (text) => said.push(text));
      write(said.join(''));
      return result;
    }),
  );
}
