'use strict';

/**
 * React Refresh alone only accepts files of components; this also covers screens that export a loader. The page keeps
 * its data; the next visit uses the saved loader.
 */
const follow = `
if (import.meta.webpackHot) {
  // Its component is registered once the whole module has run.
  if (import.meta.webpackHot.data?.isSaved) setTimeout(() => globalThis.__portalRefresh?.performReactRefresh());
  import.meta.webpackHot.dispose((data) => { data.isSaved = true; });
  import.meta.webpackHot.accept();
}
`;

module.exports = function hotScreens(source, map) {
  const hasLoader = /\bexport (?:async )?function loader\b|\bexport (?:const|let) loader\b/.test(source);
  this.callback(null, hasLoader ? source + follow : source, map);
};
