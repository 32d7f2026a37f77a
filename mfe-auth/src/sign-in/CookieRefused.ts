/** The API let the client in, and the browser did not keep the session: it takes no cookies. */
export class CookieRefused extends Error {
  override readonly name = 'CookieRefused';
}
