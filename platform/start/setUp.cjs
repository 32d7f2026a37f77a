/* Read by any Node, however old: only the language of 2009 here. */
'use strict';

var path = require('path');
var checkNode = require('./checkNode.cjs');

var checkout = path.join(__dirname, '..', '..');

/**
 * Makes the checkout ready to run: checks Node, installs the packages if they are not in step with the lockfile.
 * Resolves when done. What goes wrong is reported in a sentence, and the process ends with code 1.
 */
exports.setUp = function () {
  var needed = require(path.join(checkout, 'package.json')).engines.node;
  var tooOld = checkNode.whyNodeIsTooOld(process.versions.node, needed);
  if (tooOld) {
    process.stderr.write('\n\u2717 ' + tooOld + '\n\n');
    process.exit(1);
  }
  return require('./install.cjs').installOrExit(checkout);
};
