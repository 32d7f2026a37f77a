export const storageKey = 'portal-overrides-of-tab';

/**
 * Whether the tab has overrides or something to report. Part of the first paint, so that pages without any load nothing
 * more.
 */
export function hasStoredOverrides(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch (error) {
    console.warn('This browser keeps nothing for the tab: there are no overrides.', error);
    return false;
  }
}
