/**
 * Whether the browser's history holds a page of the portal before this one, read from the history state that the router
 * keeps: its `idx` counts the pages since the portal was opened. Without one, going back would leave the portal. [G-03]
 */
export function hasPageBefore(historyState: unknown): boolean {
  if (typeof historyState !== 'object' || historyState === null || !('idx' in historyState)) return false;
  return typeof historyState.idx === 'number' && historyState.idx > 0;
}
