import {
  callKey,
  defaultLanguage,
  keepEarlyAnswers,
  parseLanguage,
  type EarlyOrder,
  type EarlyRead,
} from '@portal/contract';

/** An answer that takes longer is worth no more than an ordinary call. */
const patienceMs = 10_000;

/**
 * What a page can do while the portal's own code is still on its way: ask the API what the gates will ask, and fetch the
 * words. Whatever goes wrong here is of no consequence: the portal asks again, and says what it meets.
 */
export function askEarly(page: Document, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const text = page.currentScript?.dataset['portal'];
  if (text === undefined) return;
  const order = JSON.parse(text) as EarlyOrder;
  const cookies = cookiesOf(page.cookie);
  const query = new URLSearchParams(search);
  const asked = query.get('language');
  preloadWords(
    page,
    order.words[parseLanguage(asked) ?? parseLanguage(cookies.get('language')) ?? defaultLanguage],
  );
  const token = accessTokenIn(cookies.get('currentUser'));
  if (token === undefined || isOver(token)) return;
  query.delete('language');
  const reads = readsAt(pathname, order).filter(
    ({ plainOnly = false, unlessCookies = [] }) =>
      !(plainOnly && query.size > 0) && !unlessCookies.some((name) => cookies.has(name)),
  );
  const keys = [...order.calls, ...reads.map(({ call }) => call)];
  const answers = keys.map((path) => [path, ask(`${order.apiBase}/${path}`, token)] as const);
  keepEarlyAnswers({ token, answers: new Map(answers), askedAt: performance.now() });
}

/** What the page on show asks first, with the parameters that its address has. */
function readsAt(pathname: string, { reads }: EarlyOrder): readonly EarlyRead[] {
  const segments = pathname.split('/');
  const names = reads?.route.split('/') ?? [];
  const valueOf = (text: string) => {
    const place = text.startsWith(':') ? names.indexOf(text) : -1;
    return place < 0 ? text.replaceAll(':today', todayInZurich) : decoded(segments[place] ?? '');
  };
  return (reads?.calls ?? []).map(({ call, ...read }) => {
    const [path = '', parameters] = call.split('?');
    const filled = [...new URLSearchParams(parameters)].map(([name, value]) => [name, valueOf(value)]);
    return { call: callKey(path, Object.fromEntries(filled) as Record<string, string>), ...read };
  });
}

const todayInZurich = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' });

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
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
