import Cookies from 'universal-cookie';

/** Browsers drop a longer cookie in silence. */
const maxCookieBytes = 4096;

/** How long "remember me" lasts. */
export const rememberDays = 400;

const jar = new Cookies(null, { path: '/' });

/** Reads a cookie as text, afresh from the browser, so that another tab's change is seen. */
export function readCookie(name: string): string | undefined {
  jar.update();
  const value: unknown = jar.get(name, { doNotParse: true });
  return typeof value === 'string' ? value : undefined;
}

/**
 * Writes a cookie for the whole portal and reads it back.
 * @returns false when the browser did not keep it (too long, or cookies are off)
 */
export function writeCookie(name: string, value: string, options: { days?: number } = {}): boolean {
  if (encodeURIComponent(name).length + encodeURIComponent(value).length + 1 > maxCookieBytes) return false;
  jar.set(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    ...(options.days === undefined ? {} : { maxAge: options.days * 24 * 60 * 60 }),
  });
  return readCookie(name) === value;
}

/** Removes a cookie and reads it back: browsers write in the background, and other tabs are told only afterwards. */
export function removeCookie(name: string): void {
  jar.remove(name, { path: '/' });
  readCookie(name);
}
