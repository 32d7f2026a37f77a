export const storageKey = 'portal-overrides-of-tab';

/** Of another form, which tabs opened before it changed may still have. */
const formerKey = 'portal-overrides';

/**
 * Whether the tab has overrides or something to report. Part of the first paint, so that pages without any load nothing
 * more. An entry in the former form is dropped.
 */
export function hasStoredOverrides(): boolean {
  try {
    sessionStorage.removeItem(formerKey);
    return sessionStorage.getItem(storageKey) !== null;
  } catch (error) {
    console.warn('This browser keeps nothing for the tab: there are no overrides.', error);
    return false;
  }
}
