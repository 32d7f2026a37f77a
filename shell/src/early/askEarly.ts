import { defaultLanguage, keepEarlyAnswers, parseLanguage, type EarlyOrder } from '@portal/contract';

/** An answer that takes longer is worth no more than an ordinary call. */
const patienceMs = 10_000;

/**
 * What a page can do while the portal's own code is still on its way: ask the API what the gates will ask, and fetch the
 * words. Whatever goes wrong here is of no consequence: the portal asks again, and says what it meets.
 */
export function askEarly(page: Document, search: string): void {
  const text = page.currentScript?.dataset['portal'];
  if (text === undefined) return;
  const order = JSON.parse(text) as EarlyOrder;
  const cookies = cookiesOf(page.cookie);
  const asked = new URLSearchParams(search).get('language');
  preloadWords(
    page,
    order.words[parseLanguage(asked) ?? parseLanguage(cookies.get('language')) ?? defaultLanguage],
  );
  const token = accessTokenIn(cookies.get('currentUser'));
  if (token === undefined || order.calls.length === 0 || isOver(token)) return;
  const answers = order.calls.map((path) => [path, ask(`${order.apiBase}/${path}`, token)] as const);
  keepEarlyAnswers({ token, answers: new Map(answers) });
}

const cookiesOf = (text: string): Map<string, string> =>
  new Map(text.split('; ').map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));

/** The tokens of a session's cookie are read by `@portal/session`; here, one is enough to ask with. */
function accessTokenIn(cookie = ''): string | undefined {
  try {
    const { accessToken } = JSON.parse(decodeURIComponent(cookie)) as { accessToken?: unknown };
    return typeof accessToken === 'string' && accessToken !== '' ? accessToken : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token says of itself that its time is over: the API would refuse it. Of one that says nothing, no. */
function isOver(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}

const ask = (address: string, token: string): Promise<unknown> =>
  fetch(address, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    (answer) => (answer.status === 200 ? answer.json().catch(() => undefined) : undefined),
    () => undefined,
  );

function preloadWords(page: Document, file: EarlyOrder['words'][string]): void {
  if (file === undefined) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = file.href;
  link.integrity = file.integrity;
  link.crossOrigin = 'anonymous';
  page.head.append(link);
}
