// Jest compiles the modules of every test file again, some hundred to a thousand for each. As a vm.Script, a source is
// compiled once per process, and its functions on their first call; each test file runs it in its own context.
const vm = require('node:vm');

const compile = vm.compileFunction;
const known = new Map();

/** Only Node's own function handles a hashbang line and `import()`. */
const needsMore = /^#!|\bimport\s*\(/;

function scriptOf(code, parameters, filename) {
  const before = known.get(filename);
  if (before?.code === code) return before.script;
  const start = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length });
  known.set(filename, { code, script });
  return script;
}

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (filename === undefined || parsingContext === undefined || needsMore.test(code))
    return compile(code, parameters, options);
  return scriptOf(code, parameters, filename).runInContext(parsingContext);
};
