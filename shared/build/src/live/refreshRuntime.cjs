// One per page: a remote's own would start after React DOM and refresh nothing.
module.exports = globalThis.__portalRefresh ??= require('react-refresh-itself');
