/** As written by `@portal/session`. */
export interface EarlySession {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
}

export const cookiesOf = (text: string): Map<string, string> =>
  new Map(text.split('; ').map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));

/** The session in the page's cookies; undefined unless complete. */
export function sessionIn(cookies: string): EarlySession | undefined {
  try {
    const text = decodeURIComponent(cookiesOf(cookies).get('currentUser') ?? '');
    const session = JSON.parse(text) as Partial<Record<keyof EarlySession, unknown>>;
    const { accessToken, refreshToken, currentUserName } = session;
    const isWhole = [accessToken, refreshToken].every((token) => typeof token === 'string' && token !== '');
    return isWhole && typeof currentUserName === 'string' ? (session as EarlySession) : undefined;
  } catch {
    return undefined;
  }
}

/** By the token's own `exp`; false without one. */
export function isOver(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}
