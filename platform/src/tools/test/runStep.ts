import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkout } from '#run/settings/checkout.ts';
import { honest, oneCheck, outputText, type Counts } from './counts.ts';
import { inWords } from './timeTable.ts';

/** A runner of `npm test`. */
export interface Step {
  name: string;
  commands: readonly (readonly string[])[];
  folder: string;
  /** For variables that this process has not. */
  env?: Readonly<Record<string, string>>;
  /** For each of its commands; default: 20 minutes. What never ends must be named before a machine of CI ends all. */
  longestMs?: number;
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

const twentyMinutes = 20 * 60_000;

/** For the end of a program that is stopped. */
const goodbyeMs = 5_000;

/** What a program started and left behind may hold its output open. */
const lastWordsMs = 1_000;

/** @returns what failed with the end of its output; undefined if it succeeded */
function run(
  [program = '', ...parameters]: readonly string[],
  { name, folder, env, longestMs = twentyMinutes }: Step,
  say: Say,
): Promise<string | undefined> {
  const binaries = [join(folder, 'node_modules', '.bin'), join(checkout, 'node_modules', '.bin')];
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Rare garbage collection in Go: saves a sixth of processor time for half a gigabyte.
    env: { GOGC: '400', ...env, ...process.env, PATH: [...binaries, process.env['PATH']].join(delimiter) },
  });
  let output = '';
  const hear: Say = (text) => {
    output = (output + text).slice(-mostCharacters);
    say(text);
  };
  const failure = (how: string) =>
    outputText(`${name}: ${[program, ...parameters].join(' ')} ${how}`, output);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      hear(`${program} could not be run: ${error.message}\n`);
      resolve(failure('could not be run'));
    });
    // Without them if there are too many open files.
    const streams: (Readable | undefined)[] = [child.stdout, child.stderr];
    for (const stream of streams) stream?.setEncoding('utf8').on('data', hear);
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), goodbyeMs).unref();
    }, longestMs).unref();
    child.once('exit', () => {
      clearTimeout(limit);
      setTimeout(() => streams.forEach((stream) => stream?.destroy()), lastWordsMs).unref();
    });
    child.once('close', (code, signal) => {
      if (late) resolve(failure(`did not end within ${inWords(longestMs)}`));
      else if (code === 0) resolve(undefined);
      else resolve(failure(signal === null ? `ended with ${code}` : `was ended by ${signal}`));
    });
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
  const text = await readReport(report.file);
  if (text === undefined) return oneCheck(`${name} left no report`, ...failures);
  const first = honestly({ name, say }, () => report.read(text), failures);
  const again = failures.length === 0 || first.unread ? undefined : report.again?.(text);
  if (again === undefined) return first.counts;
  say(`\n${again.words}\n`);
  const thenFailures = await runAll([again.command], step, say);
  const second = await readReport(report.file);
  if (second === undefined) return first.counts;
  const both = honestly({ name, say }, () => again.read(second), thenFailures);
  return both.unread ? first.counts : both.counts;
}

const readReport = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? readFile(file, 'utf8') : undefined;

/** A report that cannot be read, for example half of one, is a failure; the others still count. */
function honestly(
  { name, say }: { name: string; say: Say },
  read: () => Counts,
  failures: readonly string[],
): { counts: Counts; unread: boolean } {
  try {
    return { counts: honest(read(), ...failures), unread: false };
  } catch (error) {
    const words = `${name} could not be counted: ${String(error)}`;
    say(`${words}\n`);
    return { counts: oneCheck(words, ...failures), unread: true };
  }
}

/** A step that breaks off has failed; the others still run. */
async function runStep(step: Step, say: Say): Promise<StepResult> {
  const { name } = step;
  const begun = Date.now();
  const counts = await countsOf(step, say).catch((error: unknown) => {
    const words = `${name} broke off: ${String(error)}`;
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
