import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runRelease } from '#release/commands/runRelease.ts';
import { HelpRequested } from '#run/faults/readArguments.ts';
import { checkout } from '#run/settings/checkout.ts';
import { writtenDocuments } from './projectFiles.ts';

interface Command {
  file: string;
  /** The script's package. */
  folder: string;
  name: string;
  rest: string;
}

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');

const builtIn = ['install', 'exec', 'start', 'test'];

/** '' for the project itself. */
const packageOf = (file: string): string =>
  existsSync(join(checkout, dirname(file), 'package.json')) ? dirname(file) : '';

/** A name in angle brackets and the template stand for any area. */
const areaFor = (folder: string) => (/^<|^@portal\/remote-template$/.test(folder) ? 'mfe-libraries' : folder);

function scriptOf({ folder, name }: Pick<Command, 'folder' | 'name'>): string | undefined {
  return (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts?.[
    name
  ];
}

function commandsIn(file: string): Command[] {
  const marked = [...read(file).matchAll(/```(\w*)\n[\s\S]*?```|`[^`]+`/g)];
  const shown = marked.flatMap(([text, language]) => {
    if (language === undefined) return [text.replaceAll(/\s+/g, ' ')];
    return ['', 'sh', 'yaml'].includes(language) ? [text] : [];
  });
  const expression = /\b(pnpm|npm run)(?: --filter ([@\w/<>-]+))? ([a-z][\w:-]*)((?:(?!&&| #)[^\n`])*)/g;
  return [...shown.join('\n').matchAll(expression)].map(([, manager, filtered, name = '', rest = '']) => ({
    file,
    folder: areaFor(filtered ?? (manager === 'npm run' ? packageOf(file) : '')),
    name,
    rest,
  }));
}

const commands = writtenDocuments().flatMap(commandsIn);

/** Options parsed by a program or its imports. */
function optionsOf(program: string, seen = new Set<string>()): string[] {
  if (seen.has(program) || !existsSync(join(checkout, program))) return [];
  seen.add(program);
  const code = read(program);
  const own = [...code.matchAll(/'?([a-z][a-z-]*)'?: \{ type: '(?:string|boolean)'/g)].map(
    ([, name = '']) => name,
  );
  const imported = [...code.matchAll(/(?:from|runTypeScript\(|import\() ?'(\.[^']+\.ts)'/g)].flatMap(
    ([, path = '']) => optionsOf(join(dirname(program), path), seen),
  );
  return [...own, ...imported];
}

async function releaseUsage(command: string): Promise<string> {
  return runRelease([command, '--help'], () => {}).then(
    () => '',
    (error: unknown) => (error instanceof HelpRequested ? error.usage : String(error)),
  );
}

const flagsIn = (text: string) =>
  [...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/gi)].map(([, flag = '']) => flag);

test('every command that a document names exists', () => {
  expect(commands.length).toBeGreaterThan(60);
  const missing = commands.filter(
    (command) => !builtIn.includes(command.name) && scriptOf(command) === undefined,
  );
  expect(missing).toEqual([]);
});

test('every flag of `pnpm release` in a document is in the usage of its command', async () => {
  const releases = commands.filter(({ name, rest }) => name === 'release' && flagsIn(rest).length > 0);
  expect(releases.length).toBeGreaterThan(20);
  for (const { file, rest } of releases) {
    const usage = await releaseUsage(rest.trim().split(' ')[0] ?? '');
    const unknown = flagsIn(rest).filter((flag) => flag !== 'help' && !flagsIn(usage).includes(flag));
    expect({ file, rest, unknown }).toEqual({ file, rest, unknown: [] });
  }
});

test('every flag of our other commands in a document is read by their program', () => {
  const ours = commands.flatMap((command) => {
    const program = /^(?:tsx|node) (\S+\.(?:ts|cjs))/.exec(scriptOf(command) ?? '')?.[1];
    const used = flagsIn(command.rest).filter((flag) => flag !== 'help');
    return command.name === 'release' || program === undefined || used.length === 0
      ? []
      : [{ ...command, used, options: optionsOf(join(command.folder, program)) }];
  });
  expect(ours.length).toBeGreaterThan(8);
  const unknown = ours.filter(({ used, options }) => used.some((flag) => !options.includes(flag)));
  expect(unknown).toEqual([]);
});
