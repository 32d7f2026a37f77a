import Cookies from 'universal-cookie';

/** Browsers silently drop longer cookies. */
const maxCookieBytes = 4096;

/** Life of "remember me". */
export const rememberDays = 400;

const jar = new Cookies(null, { path: '/' });

/** Reads a cookie as text, fresh from the browser, to see other tabs' changes. */
export function readCookie(name: string): string | undefined {
  const value: unknown = jar.get(name, { doNotParse: true });
  return typeof value === 'string' ? value : undefined;
}

/**
 * Writes a cookie for the whole portal.
 * @returns false if the browser did not keep it (too long, or cookies are off)
 */
export function writeCookie(name: string, value: string, options: { days?: number } = {}): boolean {
  if (encodeURIComponent(name).length + encodeURIComponent(value).length + 1 > maxCookieBytes) return false;
  jar.set(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    maxAge: options.days && options.days * 24 * 60 * 60,
  });
  return readCookie(name) === value;
}

/** Removes a cookie and reads it back: browsers write in the background, and other tabs are notified next. */
export function removeCookie(name: string): void {
  jar.remove(name, { path: '/' });
  readCookie(name);
}
