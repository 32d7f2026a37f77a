import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { checkout } from '../settings/checkout.ts';
import { brokenOff, honest, oneCheck, type Counts } from './counts.ts';
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

const write: Say = (text) => process.stdout.write(text);

/** The end of an output is enough to say why a program failed. */
const mostCharacters = 10_000;

/** @returns what failed with the end of its output; undefined if it succeeded */
function run(
  [program = '', ...parameters]: readonly string[],
  { name, folder }: Step,
  say: Say,
): Promise<string | undefined> {
  const binaries = [join(folder, 'node_modules', '.bin'), join(checkout, 'node_modules', '.bin')];
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Rare garbage collection in Go: saves a sixth of processor time for half a gigabyte.
    env: { GOGC: '400', ...process.env, PATH: [...binaries, process.env['PATH']].join(delimiter) },
  });
  let output = '';
  const hear: Say = (text) => {
    output = (output + text).slice(-mostCharacters);
    say(text);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const failure = (how: string) => brokenOff(`${name}: ${[program, ...parameters].join(' ')} ${how}`, output);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      hear(`${program} could not be run: ${error.message}\n`);
      resolve(failure('could not be run'));
    });
    child.once('close', (code, signal) =>
      resolve(
        code === 0 ? undefined : failure(signal === null ? `ended with ${code}` : `was ended by ${signal}`),
      ),
    );
  });
}

/** Runs all commands even if one fails. @returns what failed */
async function runAll(commands: Step['commands'], step: Step, say: Say): Promise<string[]> {
  if (step.report) {
    await mkdir(dirname(step.report.file), { recursive: true });
    await rm(step.report.file, { force: true });
  }
  const failures: string[] = [];
  for (const command of commands) {
    const failure = await run(command, step, say);
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}

async function countsOf(step: Step, say: Say): Promise<Counts> {
  const { name, report, commands } = step;
  const failures = await runAll(commands, step, say);
  if (report === undefined) return oneCheck(...failures);
  if (!existsSync(report.file)) return oneCheck(`${name} left no report`, ...failures);
  const text = await readFile(report.file, 'utf8');
  const first = honest(report.read(text), ...failures);
  const again = failures.length === 0 ? undefined : report.again?.(text);
  if (again === undefined) return first;
  say(`\n${again.words}\n`);
  const thenFailures = await runAll([again.command], step, say);
  return existsSync(report.file)
    ? honest(again.read(await readFile(report.file, 'utf8')), ...thenFailures)
    : first;
}

/** A step that cannot be counted, for example with a partial report, has failed; the others still run. */
async function runStep(step: Step, say: Say): Promise<StepResult> {
  const { name } = step;
  const begun = Date.now();
  const counts = await countsOf(step, say).catch((error: unknown) => {
    const words = `${name} could not be counted: ${String(error)}`;
    say(`${words}\n`);
    return oneCheck(words);
  });
  const milliseconds = Date.now() - begun;
  say(`${name}: ${counts.failed === 0 ? 'passed' : 'failed'} (${inWords(milliseconds)})\n`);
  return { name, counts, milliseconds };
}

/** In parallel; prints each one's output when it has ended, but at once if there is only one. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  write(`\n— ${steps.map(({ name }) => name).join(', ')} —\n`);
  if (steps.length === 1) return Promise.all(steps.map((step) => runStep(step, write)));
  return Promise.all(
    steps.map(async (step) => {
      const said: string[] = [];
      const result = await runStep(step, (text) => said.push(text));
      write(said.join(''));
      return result;
    }),
  );
}
