import { visit } from '../visit.ts';

/** As the browser keeps it; undefined if there is none. */
export const readCookie = (name: string): string | undefined => visit().cookies.get(name);

export const newsAtStart = (): boolean => readCookie('newsAtStart') === `true ${readCookie('sessionMark')}`;

const nothing = () => undefined;

export const rememberDays = 0;
export const readingPrefix = '';
export const removeCookie = nothing;
export const storedValue = () => ({ read: nothing, write: nothing, remove: nothing });
export const currentSignIn = nothing;
export const writeCookie = nothing;
export const sessionStore = { subscribe: nothing };
/** Only named in what opens over the page. */
export const portalLinks = () => ({ publicationsMail: '' });
