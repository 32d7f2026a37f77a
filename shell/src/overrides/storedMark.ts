/** Name under which a tab keeps its overrides. */
export const storageKey = 'portal-overrides';

/**
 * Whether this tab has overrides, or something to say of them. In the first paint, so that a page without any loads
 * nothing for them.
 */
export function hasStoredOverrides(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch (error) {
    console.warn('This browser keeps nothing for the tab: there are no overrides.', error);
    return false;
  }
}
