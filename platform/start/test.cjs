/* `npm test`, on a machine where nothing is installed yet. Read by any Node: only the language of 2009 here. */
'use strict';

require('./setUp.cjs')
  .setUp()
  .then(function () {
    return require('./runTypeScript.cjs').runTypeScript('../src/test/cli.ts');
  })
  .catch(function (error) {
    process.stderr.write('\n\u2717 The tests could not be run: ' + error.message + '\n');
    process.stdout.write('\n0 passed, 1 failed\n');
    process.exitCode = 1;
  });
