/**
 * Whether the browser has what the portal is built for, see `browserslist` in the project's package.json: of each year's
 * additions the one that is used and came last.
 */
export function isSupportedBrowser(): boolean {
  // Chrome 120, Safari 17
  const hasUrls = 'canParse' in URL;
  // Chrome 110, Firefox 115, Safari 16
  const hasLists = 'toSorted' in Array.prototype;
  // Chrome 105, Firefox 121, Safari 15.4
  return hasUrls && hasLists && CSS.supports('selector(:has(a))');
}
