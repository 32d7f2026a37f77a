import { sessionStore } from '@portal/session';

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

const place = 'portal-search-draft';
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

const clientNow = () => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.mark : undefined;
};

function writeDraft(): void {
  const client = clientNow();
  if (current === undefined || current.draft === current.shown || client === undefined) return;
  try {
    const { draft, shown, sent } = current;
    sessionStorage.setItem(place, JSON.stringify({ client, draft, shown, sent }));
  } catch (error) {
    console.warn('The text in the search field could not be kept.', error);
  }
}

/** Hands the text over when this document ends, since the reader may type until then. */
export function carryDraft(): void {
  window.addEventListener('pagehide', writeDraft, { once: true });
}

/** From the previous document, for the same sign-in only. */
export function carriedDraft(): SearchDraft | undefined {
  try {
    const { client, ...carried } = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Carried;
    return client !== undefined && client === clientNow() && isDraft(carried) ? carried : undefined;
  } catch (error) {
    console.warn('The text in the search field could not be read.', error);
    return undefined;
  }
}

/** Used once: a reload starts with the address's text. */
export function forgetCarried(): void {
  try {
    sessionStorage.removeItem(place);
  } catch (error) {
    console.warn('The browser keeps nothing for this tab.', error);
  }
}

/** Possibly written by another version of the shell. */
type Carried = Partial<SearchDraft> & { client?: string };

const isDraft = (carried: Partial<SearchDraft>): carried is SearchDraft =>
  typeof carried.draft === 'string' && typeof carried.shown === 'string';
