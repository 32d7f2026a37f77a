/* `npm start` before anything is installed. Must run on any old Node: ES5 only. */
'use strict';

require('./setUp.cjs')
  .setUp()
  .then(function () {
    return require('./runTypeScript.cjs').runTypeScript('../src/tools/start/cli.ts');
  })
  .catch(function (error) {
    process.stderr.write('\n\u2717 The portal could not be started: ' + error.message + '\n\n');
    process.exitCode = 1;
  });
