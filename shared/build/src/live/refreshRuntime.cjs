// One refresh runtime for the page: that of a remote alone would have missed the start of React DOM and refresh nothing.
module.exports = globalThis.__portalRefresh ??= require('react-refresh-itself');
