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

interface Times {
  /** In seconds. */
  exp?: unknown;
  iat?: unknown;
}

function timesOf(token: string): Times {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Times;
  } catch {
    return {};
  }
}

const clockKey = 'portal-clock';

/** How far this clock was ahead of the server's at the last renewal, in milliseconds. */
function clockAhead(): number {
  try {
    return Number(localStorage.getItem(clockKey)) || 0;
  } catch {
    return 0;
  }
}

/** Notes this clock's difference by a token just issued: a fast clock would take each new token for expired. */
export function noteClock(token: string): void {
  const { iat } = timesOf(token);
  if (typeof iat !== 'number') return;
  try {
    localStorage.setItem(clockKey, String(Date.now() - iat * 1000));
  } catch (error) {
    console.warn('This browser does not keep how its clock differs.', error);
  }
}

/** By the token's own `exp`; false without one. */
export function isOver(token: string): boolean {
  const { exp } = timesOf(token);
  return typeof exp === 'number' && exp * 1000 <= Date.now() - clockAhead();
}
