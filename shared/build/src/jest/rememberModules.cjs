// For every test file, Jest reads some hundred to a thousand modules from the disk again, and for every project it finds and
// compiles them again. Here a process does so once for each version of a module.
const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { sep } = require('node:path');

/** The same copy as Jest's own. */
const ofJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Runtime } = ofJest('jest-runtime');

/** Modules of libraries stay as they are while Jest runs. */
function versionOf(file) {
  if (file.includes(`${sep}node_modules${sep}`)) return file;
  const { mtimeMs, size } = statSync(file);
  return `${file} ${mtimeMs} ${size}`;
}

/** By version. */
const sources = new Map();

/** Of one test file, for which a module has one source. */
class Sources extends Map {
  get(file) {
    return super.get(file) ?? sources.get(versionOf(file));
  }

  set(file, source) {
    sources.set(versionOf(file), source);
    return super.set(file, source);
  }
}

/** By what compiles it, then by version. */
const compiledBy = new Map();

function rememberCompiled(transformer, { transform, transformIgnorePatterns }) {
  const how = JSON.stringify([transform, transformIgnorePatterns]);
  const compiled = compiledBy.get(how) ?? new Map();
  compiledBy.set(how, compiled);
  const compile = transformer.transform.bind(transformer);
  transformer.transform = (file, options, source) => {
    if (options.supportsStaticESM) return compile(file, options, source);
    const version = versionOf(file);
    const result = compiled.get(version) ?? compile(file, options, source);
    compiled.set(version, result);
    return result;
  };
}

/** By how it finds modules; Jest has one for each project. */
const resolvers = new Map();

/** By project. */
const latest = new Map();

/** Jest makes another one for a project whose files have changed (`--watch`): what was found before may be gone. */
function forgetIfChanged(resolver, { id }) {
  if (latest.has(id) && latest.get(id) !== resolver) {
    resolvers.clear();
    latest.clear();
  }
  latest.set(id, resolver);
}

function sharedResolver(
  resolver,
  { moduleNameMapper, moduleDirectories, moduleFileExtensions, modulePaths },
) {
  const how = JSON.stringify([moduleNameMapper, moduleDirectories, moduleFileExtensions, modulePaths]);
  if (!resolvers.has(how)) resolvers.set(how, resolver);
  return resolvers.get(how);
}

/** Tables of several hundred modules, which nothing changes: all test files of a process share them. */
const tables = new Set(['aria-query']);

/** Jest gives what it is made of in this order: configuration, environment, resolver, transformer, sources. */
module.exports = class RuntimeThatRemembers extends Runtime {
  constructor(...parts) {
    const [configuration, , resolver, transformer, known] = parts;
    rememberCompiled(transformer, configuration);
    forgetIfChanged(resolver, configuration);
    super(...parts.with(2, sharedResolver(resolver, configuration)).with(4, new Sources(known)));
  }

  requireModuleOrMock(from, name) {
    return tables.has(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};
