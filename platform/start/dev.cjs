/* `pnpm dev`, on a machine where nothing is installed yet. Read by any Node: only the language of 2009 here. */
'use strict';

require('./setUp.cjs')
  .setUp()
  .then(function () {
    return require('./runTypeScript.cjs').runTypeScript('../src/dev/cli.ts');
  })
  .catch(function (error) {
    process.stderr.write('\n\u2717 The portal could not be started: ' + error.message + '\n\n');
    process.exitCode = 1;
  });
