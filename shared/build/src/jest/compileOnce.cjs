// Jest gives every test file modules of its own and compiles them again, some hundred to a thousand for each. As a script a
// source is compiled once in a process, and its functions when they are first called; each test file runs it in its own context.
const vm = require('node:vm');

const compile = vm.compileFunction;
const known = new Map();

/** What only the function of Node's can do: a first line that is no JavaScript, and imports while the code runs. */
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
