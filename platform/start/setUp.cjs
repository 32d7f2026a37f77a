/* Must run on any old Node: ES5 only. */
'use strict';

var path = require('path');
var checkNode = require('./checkNode.cjs');

var checkout = path.join(__dirname, '..', '..');

/** Checks Node and installs missing packages. A problem is reported in one sentence and exits with 1. */
exports.setUp = function () {
  var needed = require(path.join(checkout, 'package.json')).engines.node;
  var tooOld = checkNode.whyNodeIsTooOld(process.versions.node, needed);
  if (tooOld) {
    process.stderr.write('\n\u2717 ' + tooOld + '\n\n');
    process.exit(1);
  }
  return require('./install.cjs').installOrExit(checkout);
};
