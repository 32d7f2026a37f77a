require('./compileOnce.cjs');
const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

/** By file. V8 gives what it compiled of the same bytes to every thread of the process as long as somebody keeps it. */
const compiled = new Map();

/** Node's environment; `webAssembly` lists files that many tests start, which are compiled once in a process. */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const file of config.projectConfig.testEnvironmentOptions.webAssembly ?? [])
      if (!compiled.has(file)) compiled.set(file, new WebAssembly.Module(readFileSync(file)));
  }
};
