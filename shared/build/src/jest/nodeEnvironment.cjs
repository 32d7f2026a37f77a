require('./compileOnce.cjs');
const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');
const { oneTestAtATime } = require('./oneTestAtATime.cjs');

/** By file. V8 shares compiled code with all threads of the process while a module of the same bytes exists. */
const compiled = new Map();

/** Compiles the files in `webAssembly` once per process. */
module.exports = class NodeEnvironment extends oneTestAtATime(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    for (const file of config.projectConfig.testEnvironmentOptions.webAssembly ?? [])
      if (!compiled.has(file)) compiled.set(file, new WebAssembly.Module(readFileSync(file)));
  }
};
