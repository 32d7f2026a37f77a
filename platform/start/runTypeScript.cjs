'use strict';

/** Runs a TypeScript module in this process; `file` is relative to this folder. The packages must be installed. */
exports.runTypeScript = async function runTypeScript(file) {
  // tsx offers its hooks as a CommonJS module as well, but that one looks for them in the wrong folder.
  const { register } = await import('tsx/esm/api');
  register();
  await import(file);
};
