import { readCookie, rememberDays, writeCookie } from '@portal/session';

const cookie = 'studiesOnly';

/** Keeps for the next visit whether only studies are to be shown. [L-05] */
export function rememberStudiesOnly(on: boolean): void {
  writeCookie(cookie, String(on), { days: rememberDays });
}

export const remembersStudiesOnly = (): boolean => readCookie(cookie) === 'true';
