import { sessionStore } from '@portal/session';

/** What the search field holds, and of which page it is. */
export interface SearchDraft {
  draft: string;
  /** The search that the page shows the results of. */
  shown: string;
  /** The search that was sent last: as it stood in the field, and as the address of its page has it. */
  sent?: { words: string; term: string } | undefined;
}

const place = 'portal-search-draft';
let current: SearchDraft | undefined;

/** Notes what the field holds now; undefined when there is no field. */
export function noteDraft(draft: SearchDraft | undefined): void {
  current = draft;
}

/** What the field of a layout holds that is about to give way to another one, as when the first page has loaded. */
export const draftOnShow = (): SearchDraft | undefined => current;

const clientNow = () => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.mark : undefined;
};

function writeDraft(): void {
  const client = clientNow();
  if (current === undefined || current.draft === current.shown || client === undefined) return;
  try {
    sessionStorage.setItem(place, JSON.stringify({ client, ...current }));
  } catch (error) {
    console.warn('The text in the search field could not be kept.', error);
  }
}

/** Hands the text over to the next document, as it stands when this one ends: the reader may type until then. */
export function carryDraft(): void {
  window.addEventListener('pagehide', writeDraft, { once: true });
}

/** The text that the document before handed over, for the same sign-in only. */
export function carriedDraft(): SearchDraft | undefined {
  try {
    const { client, ...carried } = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Carried;
    return client !== undefined && client === clientNow() && isDraft(carried) ? carried : undefined;
  } catch (error) {
    console.warn('The text in the search field could not be read.', error);
    return undefined;
  }
}

/** Once is enough: a reload by the reader begins with the text of the address. */
export function forgetCarried(): void {
  try {
    sessionStorage.removeItem(place);
  } catch (error) {
    console.warn('The browser keeps nothing for this tab.', error);
  }
}

/** As another version of the shell may have written it. */
type Carried = Partial<SearchDraft> & { client?: string };

const isDraft = (carried: Partial<SearchDraft>): carried is SearchDraft =>
  typeof carried.draft === 'string' && typeof carried.shown === 'string';
