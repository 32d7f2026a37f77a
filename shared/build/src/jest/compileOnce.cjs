// Jest compiles the modules of every test file again, some hundred to a thousand for each. As a vm.Script, a source is
// compiled once per process, and its functions on their first call; each test file runs it in its own context.
// In such contexts Node looks each global up through functions of its own. Those of the language, which no test replaces,
// are handed to each module instead: this saves up to a tenth of the processor time of the API's tests.
const vm = require('node:vm');

const compile = vm.compileFunction;
const known = new Map();

/** Only Node's own function handles a hashbang line. */
const needsMore = /^#!/;

/** Without `Date`, which the fake clock replaces. */
const ofTheLanguage = [
  'Array, ArrayBuffer, BigInt, Boolean, Error, Function, Infinity, Intl, JSON, Map, Math, NaN, Number, Object, Promise',
  'Proxy, Reflect, RegExp, Set, String, Symbol, TypeError, Uint8Array, WeakMap, WeakSet, encodeURIComponent, globalThis',
  'isNaN, parseFloat, parseInt, undefined',
].join(', ');

const handed = new WeakMap();

function globalsOf(context) {
  const before = handed.get(context);
  if (before !== undefined) return before;
  const globals = vm.runInContext(`[${ofTheLanguage}]`, context);
  handed.set(context, globals);
  return globals;
}

/** @returns undefined where Node's own function is needed */
function scriptOf(code, parameters, filename) {
  const before = known.get(filename);
  if (before?.code === code) return before.script;
  const script = needsMore.test(code) ? undefined : scriptFrom(code, parameters, filename);
  known.set(filename, { code, script });
  return script;
}

function scriptFrom(code, parameters, filename) {
  const start = `(function (${ofTheLanguage}) { return function (${parameters.join(', ')}) {`;
  return new vm.Script(`${start}${code}\n}})`, { filename, columnOffset: -start.length });
}

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  const isModule = filename !== undefined && parsingContext !== undefined;
  const script = isModule ? scriptOf(code, parameters, filename) : undefined;
  if (script === undefined) return compile(code, parameters, options);
  return script.runInContext(parsingContext)(...globalsOf(parsingContext));
};
