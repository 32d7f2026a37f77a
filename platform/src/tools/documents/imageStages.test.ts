import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse, stringify } from 'yaml';
import { checkout } from '#run/settings/checkout.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const folder = temporaryFolder();
const read = (file: string) => readFileSync(join(checkout, file), 'utf8');

/** One library of production and one of development stand for all: all of them would take half a minute. */
const examples = ['zod', 'typescript'];
const groups = ['dependencies', 'devDependencies'] as const;

type Importer = Partial<Record<(typeof groups)[number], Record<string, unknown>>>;
interface Lock {
  importers: Record<string, Importer>;
}

const isCopied = (name: string) => examples.includes(name) || name.startsWith('@portal/');

function withFewLibraries<Given extends Importer>(importer: Given): Given {
  const few = { ...importer };
  for (const group of groups) {
    const libraries = Object.entries(importer[group] ?? {}).filter(([name]) => isCopied(name));
    if (importer[group] !== undefined) few[group] = Object.fromEntries(libraries);
  }
  return few;
}

/** The project's packages, without sources and with few libraries; building one does nothing. */
function smallProject(place: string): string {
  const project = join(folder, place);
  const lock = parse(read('pnpm-lock.yaml')) as Lock;
  for (const [path, importer] of Object.entries(lock.importers)) {
    const file = join(path, 'package.json');
    const manifest = JSON.parse(read(file)) as Importer & { scripts?: Record<string, string> };
    mkdirSync(dirname(join(project, file)), { recursive: true });
    const scripts = { build: 'node --version' };
    writeFileSync(join(project, file), JSON.stringify({ ...withFewLibraries(manifest), scripts }));
    lock.importers[path] = withFewLibraries(importer);
  }
  writeFileSync(join(project, 'pnpm-lock.yaml'), stringify(lock));
  for (const file of ['pnpm-workspace.yaml', '.npmrc']) writeFileSync(join(project, file), read(file));
  return project;
}

/** Settings of the stage `sources`, and all commands of pnpm, in order. */
function stagesOf(file: string): { settings: Record<string, string>; commands: string[] } {
  const settings: Record<string, string> = {};
  const commands: string[] = [];
  for (const instruction of DockerfileParser.parse(read(file)).getInstructions()) {
    const keyword = instruction.getKeyword();
    const text = instruction.getArgumentsContent() ?? '';
    if (keyword === 'RUN' && text.startsWith('pnpm ')) commands.push(text);
    if (keyword !== 'ENV' && keyword !== 'ARG') continue;
    for (const word of instruction.getArguments()) {
      const [name = '', value] = word.getValue().split('=');
      if (value !== undefined) settings[name] ??= value;
    }
  }
  return { settings, commands };
}

test.each(['platform', 'api'])(
  'the commands of pnpm in %s.Dockerfile run where nobody answers questions',
  (file) => {
    const { settings, commands } = stagesOf(`platform/deploy/${file}.Dockerfile`);
    expect(commands).toHaveLength(4);
    const { CI: _terminal, ...variables } = process.env;
    const cwd = smallProject(file);
    const PATH = `${join(checkout, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    const env = { ...variables, ...settings, NODE_EXTRA_CA_CERTS: '', PATH };
    for (const command of commands) {
      const { status, stdout } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8', input: '' });
      expect({ command, status, stdout }).toEqual({ command, status: 0, stdout });
    }
  },
  60_000,
);
