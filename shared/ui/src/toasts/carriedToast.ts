import { translate } from '@portal/i18n';
import { notify, type Notice, type ToastMessage, type ToastVariant } from './toastStore.ts';

/** What another document can show: it has none of this one's functions and toasts. */
type CarriedNotice = Omit<Notice, 'action' | 'about'>;

const place = 'portal-notification';

/** An older message is about something the reader has forgotten. */
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

/** In the documents' shape, a message has its key next to it. Its text is shown where nothing has that key. */
function withKey(message: unknown, key: unknown): unknown {
  if (typeof key !== 'string' || key === '') return message;
  return typeof message === 'string' ? { id: key, words: message } : { id: key };
}

/** The documents' shape names no time: such a message is shown whenever the next page starts. */
const isRecent = (at: unknown, now: number) =>
  at === undefined || (typeof at === 'number' && Math.abs(now - at) <= carriedLifeMs);

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what an earlier page left, which may be anything; undefined if invalid or expired. */
export function parseCarried(text: string | null, now: number): CarriedNotice | undefined {
  const carried = text === null ? undefined : read(text);
  if (!isRecord(carried)) return undefined;
  const { variant, dismissible, at, translationKey } = carried;
  const message = withKey(carried['message'], translationKey);
  if (!isRecent(at, now)) return undefined;
  const known = variants.find((name) => name === variant);
  if (known === undefined || !isMessage(message)) return undefined;
  return { message, variant: known, dismissible: dismissible !== false };
}

/** The next page may not have loaded the message's area: the text is included. */
const withWords = (message: ToastMessage): ToastMessage =>
  typeof message === 'string' ? message : { ...message, words: translate(message.id, message.values) };

/**
 * Shows a message on the next page of this tab, if it starts within a minute; other tabs ignore it. Without session
 * storage it appears at once: better too early than never. [S-07]
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
 * Shows and removes the message of the previous page, and the one in local storage for any next page. Tabs that start
 * together take turns. [S-07]
 */
export async function showCarriedToast(): Promise<void> {
  takeFrom(() => sessionStorage);
  // Web Locks require a secure context.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) takeFromAnyTab();
  else await locks.request(place, takeFromAnyTab);
}
