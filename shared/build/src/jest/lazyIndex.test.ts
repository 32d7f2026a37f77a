import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const { process: rewrite } = createRequire(import.meta.url)('./lazyIndex.cjs') as {
  process: (text: string, file: string) => { code: string };
};

/** Runs a rewritten file; `load` stands for `require`. */
function exportsOf(text: string, file: string, load: (path: string) => unknown): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  runInNewContext(rewrite(text, file).code, { module, exports: module.exports, require: load });
  return module.exports;
}

/** What an index asked for, in order. */
function watched(modules: Record<string, unknown>): { load: (path: string) => unknown; loaded: string[] } {
  const loaded: string[] = [];
  return {
    load: (path) => {
      loaded.push(path);
      return modules[path];
    },
    loaded,
  };
}

test('a module of Mantine loads when its name is used, and side effects stay', () => {
  const { load, loaded } = watched({ './menu.cjs': { Menu: 'menu' }, './tabs.cjs': { Tabs: 'tabs' } });
  const index = [
    "'use strict';",
    "var menu = require('./menu.cjs');",
    "var tabs = require('./tabs.cjs');",
    "require('./variables.cjs');",
    'exports.Menu = menu.Menu;',
    'exports.Tabs = tabs.Tabs;',
  ].join('\n');
  const found = exportsOf(index, '/@mantine/core/cjs/index.cjs', load);
  expect(loaded).toEqual(['./variables.cjs']);
  expect(found['Tabs']).toBe('tabs');
  expect(loaded).toEqual(['./variables.cjs', './tabs.cjs']);
  expect(Object.keys(found)).toEqual(['Menu', 'Tabs']);
});

test('only the languages of zod that are asked for are loaded', () => {
  const { load, loaded } = watched({ './en.cjs': () => 'English', './de.cjs': { default: 'Deutsch' } });
  const one = (name: string) =>
    `var ${name}_js_1 = require("./${name}.cjs");\n` +
    `Object.defineProperty(exports, "${name}", { enumerable: true, get: function () { return __importDefault(${name}_js_1).default; } });`;
  const found = exportsOf(`${one('de')}\n${one('en')}\nseal();`, '/zod/v4/locales/index.cjs', load);
  expect(Object.keys(found)).toEqual(['de', 'en']);
  expect(loaded).toEqual([]);
  expect((found['en'] as () => string)()).toBe('English');
  expect(loaded).toEqual(['./en.cjs']);
});

test('an icon comes from its own file, and a name that is no icon is not looked up', () => {
  const { load, loaded } = watched({ '../esm/icons/IconX.mjs': { default: 'X' } });
  const found = exportsOf('', '/@tabler/icons-react/dist/cjs/tabler-icons-react.cjs', load);
  expect([found['IconX'], found['then']]).toEqual(['X', undefined]);
  expect(loaded).toEqual(['../esm/icons/IconX.mjs']);
});

test('an index that is written in another way is refused', () => {
  expect(() => rewrite('export * from "./menu"', '/@mantine/core/cjs/index.cjs')).toThrow(
    '/@mantine/core/cjs/index.cjs is not written as expected any more.',
  );
});
