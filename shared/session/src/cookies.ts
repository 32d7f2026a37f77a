/** Browsers silently drop longer cookies. */
const maxCookieBytes = 4096;

/** Life of "remember me". */
export const rememberDays = 400;

/** As it is, if another program wrote it otherwise. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a cookie as text, fresh from the browser, to see other tabs' changes. */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start));
  return pair === undefined ? undefined : decoded(pair.slice(start.length));
}

interface CookieLife {
  /** In seconds. @default as long as the browser runs */
  maxAge?: number | undefined;
}

function write(name: string, value: string, { maxAge }: CookieLife): void {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const safely = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; Path=/; SameSite=Lax${life}${safely}`;
}

/**
 * Writes a cookie for the whole portal.
 * @returns false if the browser did not keep it (too long, or cookies are off)
 */
export function writeCookie(name: string, value: string, options: { days?: number } = {}): boolean {
  if (encodeURIComponent(name).length + encodeURIComponent(value).length + 1 > maxCookieBytes) return false;
  write(name, value, { maxAge: options.days && options.days * 24 * 60 * 60 });
  return readCookie(name) === value;
}

/** Removes a cookie and reads it back: browsers write in the background, and other tabs are notified next. */
export function removeCookie(name: string): void {
  write(name, '', { maxAge: 0 });
  readCookie(name);
}
