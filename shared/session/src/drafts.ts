import { storedValue } from './storedValue.ts';

const prefix = 'portal-draft-';

const draftOf = (name: string) => storedValue(prefix + name);

/** Keeps unsaved input in this tab, through a reload or crash. */
export const writeDraft = (name: string, draft: unknown) => draftOf(name).write(draft);

/** Returns a draft, perhaps written by another version; undefined if missing or unreadable. */
export const readDraft = (name: string): unknown => draftOf(name).read();

export const forgetDraft = (name: string) => draftOf(name).remove();

/** Key prefix for what other parts of the portal keep in this tab of the client's reading and searches. */
export const readingPrefix = 'portal-reading-';

/** The search text, under a separate key. */
const searchDraft = 'portal-search-draft';

function forgetAll(isForgotten: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isForgotten)) sessionStorage.removeItem(name);
  } catch (error) {
    console.warn('This browser keeps nothing for this tab.', error);
  }
}

const isReading = (name: string) => name.startsWith(readingPrefix) || name === searchDraft;

/** Removes every trace of reading from this tab, after a logout in another one. Drafts wait for their client. */
export const forgetReading = (): void => forgetAll(isReading);

/** Removes every draft and trace of reading from this tab, after a logout. */
export const forgetDrafts = (): void => forgetAll((name) => name.startsWith(prefix) || isReading(name));
