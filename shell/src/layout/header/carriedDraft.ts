import { currentSignIn, storedValue } from '@portal/session';

export interface SearchDraft {
  draft: string;
  /** The search whose results are shown. */
  shown: string;
  /** The last search, as typed and as in its address. */
  sent?: { words: string; term: string } | undefined;
  /** Location keys: where the field on a small screen and the suggestions were opened, in this document. */
  openedAt?: string | undefined;
  typedAt?: string | undefined;
}

const carried = storedValue('portal-search-draft');
let current: SearchDraft | undefined;

export function noteDraft(draft: SearchDraft | undefined): void {
  current = draft;
}

/** The text of a layout that is being replaced, as after the first page has loaded. */
export const draftOnShow = (): SearchDraft | undefined => current;

/** Hands over what was typed until the layout took its place, after it was drawn. */
export function takeOverDraft(take: (last: SearchDraft) => void): void {
  if (current !== undefined) take(current);
}

let hadFocus = false;

/** For the layout that takes the place of the field's in the same update. */
export function leaveFocus(field: HTMLElement | null): void {
  hadFocus = document.activeElement === field;
  queueMicrotask(() => (hadFocus = false));
}

export function takeFocus(field: HTMLElement | null): void {
  if (hadFocus) field?.focus({ preventScroll: true });
}

function writeDraft(): void {
  const client = currentSignIn();
  if (current === undefined || current.draft === current.shown || client === undefined) return;
  const { draft, shown, sent } = current;
  carried.write({ client, draft, shown, sent });
}

/** Hands the text over when this document ends, since the reader may type until then. */
export function carryDraft(): void {
  window.addEventListener('pagehide', writeDraft, { once: true });
}

/** Possibly written by another version of the shell. */
type Carried = Partial<SearchDraft> & { client?: string };

const isDraft = (draft: Partial<SearchDraft>): draft is SearchDraft =>
  typeof draft.draft === 'string' && typeof draft.shown === 'string';

/** From the previous document, for the same sign-in only. */
export function carriedDraft(): SearchDraft | undefined {
  const { client, ...draft } = Object(carried.read()) as Carried;
  return client !== undefined && client === currentSignIn() && isDraft(draft) ? draft : undefined;
}

/** Used once: a reload starts with the address's text. */
export const forgetCarried = () => carried.remove();
