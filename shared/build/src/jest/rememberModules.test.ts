import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Runtime {
  fileCache: { readFile: (file: string) => string };
  _resolution: { resolver: object };
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

let projects = 0;

/** Compiles and finds modules so. */
const aProject = ({ transform = [['.', 'swc']], moduleDirectories = ['node_modules'] } = {}) => ({
  ...{ id: String((projects += 1)), resolver: {} },
  ...{ transform, moduleDirectories },
});

/** As Jest makes one for each test file of a project. */
function aTestFile({ resolver, ...project } = aProject()) {
  const transformer = { transform: compile as (file: string, options: object, source: string) => object };
  const configuration = {
    ...project,
    transformIgnorePatterns: [],
    sandboxInjectedGlobals: [],
    fakeTimers: {},
  };
  const runtime = new RuntimeThatRemembers(
    ...[configuration, { moduleMocker: {}, global: {} }, resolver, transformer, new Map()],
    ...[{}, own, {}],
  );
  const { fileCache, _resolution: resolution } = runtime;
  return {
    read: (file: string) => fileCache.readFile(file),
    resolver: resolution.resolver,
    transformer,
  };
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
  aTestFile(aProject({ transform: [['.', 'another']] })).transformer.transform(library, {}, 'first');
  aTestFile().transformer.transform(library, { supportsStaticESM: true }, 'first');
  expect(compile).toHaveBeenCalledTimes(2);
});

test('modules are found once for all projects that find them in the same way', () => {
  const other = aProject({ transform: [['.', 'another']] });
  expect(aTestFile().resolver).toBe(aTestFile(other).resolver);
  const elsewhere = aProject({ moduleDirectories: ['packages'] });
  expect(aTestFile(elsewhere).resolver).not.toBe(aTestFile().resolver);
});

test('where a project was read again, nothing that was found before is used', () => {
  const [one, other] = [aProject(), aProject()];
  const before = [aTestFile(one), aTestFile(other), aTestFile(one)].map(({ resolver }) => resolver);
  expect(new Set(before).size).toBe(1);
  const changed = { ...one, resolver: {} };
  expect(aTestFile(changed).resolver).toBe(changed.resolver);
  expect(aTestFile(other).resolver).toBe(changed.resolver);
});

test('the roles of ARIA are not those of this test file alone', () => {
  const load = createRequire(createRequire(import.meta.url).resolve('@testing-library/jest-dom'));
  const { roles } = load('aria-query') as { roles: ReadonlyMap<string, object> };
  expect(roles.get('button')).toMatchObject({ superClass: [['roletype', 'widget', 'command']] });
  expect(Object.getPrototypeOf(roles)).not.toBe(Object.prototype);
});
