/* `npm test` before anything is installed. Must run on any old Node: ES5 only. */
'use strict';

require('./setUp.cjs')
  .setUp()
  .then(function () {
    return require('./runTypeScript.cjs').runTypeScript('../src/tools/test/cli.ts');
  })
  .catch(function (error) {
    process.stderr.write('\n\u2717 The tests could not be run: ' + error.message + '\n');
    process.stdout.write('\n0 passed, 1 failed\n');
    process.exitCode = 1;
  });
