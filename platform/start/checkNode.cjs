/* Must run on any old Node: ES5 only. */
'use strict';

/** Undefined if this Node is new enough. */
exports.whyNodeIsTooOld = function (version, needed) {
  var have = version.split('.').map(Number);
  var least = needed
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  for (var i = 0; i < least.length; i += 1) {
    if ((have[i] || 0) > least[i]) return undefined;
    if ((have[i] || 0) < least[i]) {
      return (
        'This is Node ' +
        version +
        '; the portal needs Node ' +
        least.join('.') +
        ' or newer.\n' +
        '  Install the current long-term version from https://nodejs.org (or run: nvm install), then run the command again.'
      );
    }
  }
  return undefined;
};
