/** The API accepted the sign-in, but the browser did not keep the session: cookies are off. */
export class CookieRefused extends Error {
  override readonly name = 'CookieRefused';
}
