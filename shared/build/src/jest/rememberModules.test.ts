import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Runtime {
  fileCache: { readFile: (file: string) => string };
}
const RuntimeThatRemembers = createRequire(import.meta.url)('./rememberModules.cjs') as new (
  ...parts: unknown[]
) => Runtime;

const folder = mkdtempSync(join(tmpdir(), 'portal-remember-'));
afterAll(() => rmSync(folder, { recursive: true }));
const own = join(folder, 'own.js');
const library = join(folder, 'node_modules', 'library.js');
mkdirSync(join(folder, 'node_modules'));

const compile = jest.fn((...[, , source]: [file: string, options: object, source: string]) => ({
  code: `${source} compiled`,
}));
beforeEach(() => compile.mockClear());

/** As Jest makes one for each test file; `transform` is how the project's files are compiled. */
function aTestFile(transform: string[][] = [['.', 'swc']]) {
  const transformer = { transform: compile as (file: string, options: object, source: string) => object };
  const configuration = {
    transform,
    transformIgnorePatterns: [],
    sandboxInjectedGlobals: [],
    fakeTimers: {},
  };
  const runtime = new RuntimeThatRemembers(
    ...[configuration, { moduleMocker: {}, global: {} }, {}, transformer, new Map()],
    ...[{}, own, {}],
  );
  return { read: (file: string) => runtime.fileCache.readFile(file), transformer };
}

test('a module is read and compiled once, and again if it is changed and no library’s', () => {
  writeFileSync(library, 'first');
  writeFileSync(own, 'first');
  const run = (source: string) => {
    const { read, transformer } = aTestFile();
    return [library, own].map((file) => [read(file), transformer.transform(file, {}, source)]);
  };
  expect(run('first').map(([source]) => source)).toEqual(['first', 'first']);
  run('first');
  expect(compile.mock.calls.map(([file]) => file)).toEqual([library, own]);
  writeFileSync(library, 'second');
  writeFileSync(own, 'second');
  expect(run('second')).toEqual([
    ['first', { code: 'first compiled' }],
    ['second', { code: 'second compiled' }],
  ]);
});

test('a project that compiles in another way, and an ES module, have their own', () => {
  aTestFile([['.', 'another']]).transformer.transform(library, {}, 'first');
  aTestFile().transformer.transform(library, { supportsStaticESM: true }, 'first');
  expect(compile).toHaveBeenCalledTimes(2);
});

test('the roles of ARIA are not those of this test file alone', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('@testing-library/jest-dom'));
  const { roles } = require('aria-query') as { roles: ReadonlyMap<string, object> };
  expect(roles.get('button')).toMatchObject({ superClass: [['roletype', 'widget', 'command']] });
  expect(Object.getPrototypeOf(roles)).not.toBe(Object.prototype);
});
