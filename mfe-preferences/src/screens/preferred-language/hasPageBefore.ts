/**
 * Whether the previous history entry is a page of the portal, according to the router's `idx`, which counts pages since
 * the portal was opened. If not, going back would leave the portal. [G-03]
 */
export function hasPageBefore(historyState: unknown): boolean {
  if (typeof historyState !== 'object' || historyState === null || !('idx' in historyState)) return false;
  return typeof historyState.idx === 'number' && historyState.idx > 0;
}
