import { translate } from '@portal/i18n';
import { notify, type Notice, type ToastMessage, type ToastVariant } from './toastStore.ts';

/** What another document can show: it has none of this one's functions and toasts. */
type CarriedNotice = Omit<Notice, 'action' | 'about'>;

const place = 'portal-notification';

/** A message that found no page to appear on within this time is about something the reader no longer remembers. */
export const carriedLifeMs = 60_000;

const variants: readonly ToastVariant[] = ['success', 'error', 'info'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function isMessage(value: unknown): value is ToastMessage {
  if (typeof value === 'string') return true;
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const { values, words } = value;
  const hasValues = values === undefined || (isRecord(values) && Object.values(values).every(isValue));
  return hasValues && (words === undefined || typeof words === 'string');
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what an earlier page left behind, which may be anything; undefined when it is no notice or has run out. */
export function parseCarried(text: string | null, now: number): CarriedNotice | undefined {
  const carried = text === null ? undefined : read(text);
  if (!isRecord(carried)) return undefined;
  const { message, variant, dismissible, at } = carried;
  if (typeof at !== 'number' || Math.abs(now - at) > carriedLifeMs) return undefined;
  const known = variants.find((name) => name === variant);
  if (known === undefined || !isMessage(message)) return undefined;
  return { message, variant: known, dismissible: dismissible !== false };
}

/** An id's words may belong to an area that the next page has not loaded: they travel along. */
const withWords = (message: ToastMessage): ToastMessage =>
  typeof message === 'string' ? message : { ...message, words: translate(message.id, message.values) };

/**
 * Shows a message on the page after this one in the same tab, if it starts within a minute: a page that starts in another tab
 * meanwhile has nothing to do with it. Where the browser keeps nothing it appears at once, since a message too early is better than
 * none. [S-07]
 */
export function notifyAfterReload(notice: CarriedNotice): void {
  try {
    const carried = { ...notice, message: withWords(notice.message), at: Date.now() };
    sessionStorage.setItem(place, JSON.stringify(carried));
  } catch (error) {
    console.warn('The browser keeps no message for the next page.', error);
    notify(notice);
  }
}

function takeFrom(storage: () => Storage): void {
  try {
    const text = storage().getItem(place);
    if (text === null) return;
    storage().removeItem(place);
    const notice = parseCarried(text, Date.now());
    if (notice !== undefined) notify(notice);
  } catch (error) {
    console.warn('The browser does not say whether a message was left for this page.', error);
  }
}

const takeFromAnyTab = () => takeFrom(() => localStorage);

/**
 * Shows the message that the page before left, and the one left in local storage for whichever page is next, and forgets them. Tabs
 * that start at once take turns. [S-07]
 */
export async function showCarriedToast(): Promise<void> {
  takeFrom(() => sessionStorage);
  // Web Locks exist in secure contexts only.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) takeFromAnyTab();
  else await locks.request(place, takeFromAnyTab);
}
