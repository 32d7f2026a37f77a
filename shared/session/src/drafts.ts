const prefix = 'portal-draft-';

/** What the client typed and has not saved yet, kept by this tab through a reload or a crash. */
export function writeDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch (error) {
    console.warn('This browser does not keep a draft.', error);
  }
}

/** A draft as it was written, perhaps by another version; undefined when there is none that can be read. */
export function readDraft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    console.warn('A draft could not be read.', error);
    return undefined;
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch (error) {
    console.warn('This browser keeps nothing for this tab.', error);
  }
}

/** Begins the names under which other parts of the portal keep in this tab what its client reads and looks for. */
export const readingPrefix = 'portal-reading-';

/** The words of a search, under a name of their own. */
const searchDraft = 'portal-search-draft';

/** Takes away every draft and every trace of reading in this tab: the client whose they are has logged out. */
export function forgetDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter(
      (name) => name.startsWith(prefix) || name.startsWith(readingPrefix) || name === searchDraft,
    );
    for (const name of names) sessionStorage.removeItem(name);
  } catch (error) {
    console.warn('This browser keeps nothing for this tab.', error);
  }
}
