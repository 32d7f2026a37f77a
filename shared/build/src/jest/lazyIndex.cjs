// Jest loads the modules of every test file again. An index that gathers hundreds of modules, of which a test uses a few,
// is rewritten here: each module is loaded once something asks for it. The modules themselves are the library's.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

/** 6,000 icons in one file of 4 MB, and each in a file of its own. */
const icons = `module.exports = new Proxy({}, {
  get: (_, name) => /^Icon[A-Z0-9]/.test(String(name)) ? require('../esm/icons/' + name + '.mjs').default : undefined,
});`;

const requires = /^var (\w+) = require\(['"](\.[^'"]+)['"]\);$/gm;
const names = /^exports\.(\w+) = (\w+)\.(\w+);$/gm;
const defaults =
  /^Object\.defineProperty\(exports, "(\w+)", \{ .*return __importDefault\((\w+)\)\.default; \} \}\);$/gm;

const getter = (name, value) =>
  `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => ${value} });`;

const pathsIn = (text) => new Map([...text.matchAll(requires)].map(([, variable, path]) => [variable, path]));

/** As Mantine's build writes it. What it does besides stays. */
function gatheredByName(text) {
  const paths = pathsIn(text);
  return text
    .replace(requires, '')
    .replace(names, (...[, name, variable, found]) =>
      getter(name, `require('${paths.get(variable)}').${found}`),
    );
}

/** As TypeScript compiles `export { default as name } from './path'`; the file of zod's languages has nothing else. */
function gatheredDefaults(text) {
  const paths = pathsIn(text);
  const getters = [...text.matchAll(defaults)].map(([, name, variable]) =>
    getter(name, `defaultOf(require('${paths.get(variable)}'))`),
  );
  return [
    "Object.defineProperty(exports, '__esModule', { value: true });",
    'const defaultOf = (module) => (module.__esModule ? module.default : module);',
    ...getters,
  ].join('\n');
}

function lazyIndex(text, file) {
  if (file.includes('@tabler/')) return icons;
  const code = file.includes('zod/v4/') ? gatheredDefaults(text) : gatheredByName(text);
  if (!code.includes('get: () => ')) throw new Error(`${file} is not written as expected any more.`);
  return code;
}

const self = readFileSync(__filename);

module.exports = {
  process: (text, file) => ({ code: lazyIndex(text, file) }),
  getCacheKey: (text, file) => createHash('sha256').update(self).update(file).update(text).digest('hex'),
};
