'use strict';

/** `file` is relative to this folder. Needs installed packages. */
exports.runTypeScript = async function runTypeScript(file) {
  // tsx's CommonJS variant looks for its hooks in the wrong folder.
  const { register } = await import('tsx/esm/api');
  register();
  await import(file);
};
