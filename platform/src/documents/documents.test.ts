import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from '../settings/checkout.ts';
import { projectFiles } from './projectFiles.ts';

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
const scriptsOf = (folder: string) =>
  (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts ?? {};

// The checklist says what is wanted, not what there is.
const documents = projectFiles(['.md']).filter((file) => !file.startsWith('e2e/checklist/'));

/** Commands of the package managers themselves. */
const builtIn = ['install', 'exec', 'start', 'test'];

/** The package a document belongs to: the project itself for all that is in none. */
const packageOf = (file: string): string =>
  existsSync(join(checkout, dirname(file), 'package.json')) ? dirname(file) : '';

/** Commands in a document, as the folder whose scripts they name, and the name. */
function commandsIn(file: string): { folder: string; name: string }[] {
  const shown = [...read(file).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text).join('\n');
  const expression = /\b(pnpm|npm run)(?: --filter ([\w-]+))? ([a-z][\w:-]*)/g;
  return [...shown.matchAll(expression)].map(([, manager, filtered, name = '']) => ({
    folder: filtered ?? (manager === 'npm run' ? packageOf(file) : ''),
    name,
  }));
}

test('every command that a document names exists', () => {
  const commands = documents.flatMap((file) => commandsIn(file).map((command) => ({ file, ...command })));
  expect(commands.length).toBeGreaterThan(15);
  const missing = commands.filter(
    ({ folder, name }) => !builtIn.includes(name) && scriptsOf(folder)[name] === undefined,
  );
  expect(missing).toEqual([]);
});

/** Set by one part of the project for another, or by the system. */
const notSettings = [
  'PORTAL_SHELL_VERSION',
  'PORTAL_RELEASE_VERSION',
  'PORTAL_TEST_POSTGRES',
  'PORTAL_TEST_IMAGES',
];

test('every setting that is read is described in a README', () => {
  const code = projectFiles(['.ts', '.cjs', '.mjs']).filter((file) => !/\.test\.|\/dist\//.test(file));
  const reading = /process\.env(?:\.|\[')(PORTAL_\w+)|^ {2}(PORTAL_\w+|SMTP_URL|DATABASE_URL): /gm;
  const settings = new Set(
    code.flatMap((file) => [...read(file).matchAll(reading)].map(([, one, other]) => one ?? other ?? '')),
  );
  expect(settings.size).toBeGreaterThan(20);
  const described = documents
    .filter((file) => file.endsWith('README.md'))
    .map(read)
    .join('\n');
  const missing = [...settings].filter((name) => !notSettings.includes(name) && !described.includes(name));
  expect(missing).toEqual([]);
});

test('every setting that a README describes is read', () => {
  const code = projectFiles(['.ts', '.cjs', '.mjs', 'compose.yaml']).map(read).join('\n');
  const named = documents.flatMap((file) => read(file).match(/\bPORTAL_[A-Z_]*[A-Z]\b/g) ?? []);
  expect([...new Set(named)].filter((name) => !code.includes(name))).toEqual([]);
});

test('decisions are numbered one after the other', () => {
  const numbers = documents
    .filter((file) => file.startsWith('docs/decisions/'))
    .map((file) => Number(/\/(\d{4})-[\w-]+\.md$/.exec(file)?.[1]))
    .toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('every file that a document links to exists', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => join(dirname(file), link)),
  );
  expect(links.filter((path) => !existsSync(join(checkout, path)))).toEqual([]);
});
