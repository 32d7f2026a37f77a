import {
  callKey,
  defaultLanguage,
  keepEarlyAnswers,
  keepEarlyRenewal,
  keepFirstView,
  languageNames,
  parseLanguage,
  type EarlyOrder,
  type EarlyRead,
  type Language,
} from '@portal/contract';
import { decoded } from './decoded.ts';
import { cookiesOf, isOver, sessionIn } from './earlySession.ts';
import { fetchNext } from './fetchNext.ts';
import { renewEarly } from './renewEarly.ts';
import { startFiles } from './startFiles.ts';

/** A slower answer is no better than an ordinary call. */
const patienceMs = 10_000;

/** A slow list holds up no gate. */
const longestTurnMs = 600;

/**
 * Requests what the gates need and preloads messages before the portal's code has loaded. Failures have no effect: the
 * portal requests again.
 */
export function earlyFetch(
  page: Document,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const text = page.currentScript?.dataset['portal'];
  if (text === undefined) return;
  const order = JSON.parse(text) as EarlyOrder;
  const cookies = cookiesOf(page.cookie);
  const query = new URLSearchParams(search);
  const requested = query.get('language');
  const language = parseLanguage(requested) ?? parseLanguage(cookies.get('language')) ?? defaultLanguage;
  let asking: Promise<EarlyReads> = Promise.resolve(nothing);
  try {
    asking = askFirst(page, order, { cookies, query, language, pathname });
  } finally {
    // Even in a browser that lacks what asking needs.
    const answers = asking.then(answersTo);
    startFiles(page, { first: order.first?.files[language] ?? [], shell: order.shell ?? [] }, answers);
    fetchNext(page, order, language);
    const token = asking.then((answer) => answer.token);
    if (order.first !== undefined) {
      const { access, tabNames } = order.first;
      const answerTo = async (key: string) => (await asking).answerTo?.(key);
      const { apiBase, reads } = order;
      keepFirstView({ access, tabNames, apiBase, route: reads?.route, language, token, answers, answerTo });
    }
  }
}

interface PageVisit {
  cookies: ReadonlyMap<string, string>;
  query: URLSearchParams;
  language: Language;
  pathname: string;
}

/** Asks what page and gates need first; nothing without a session. */
function askFirst(
  page: Document,
  order: EarlyOrder,
  { cookies, query, language, pathname }: PageVisit,
): Promise<EarlyReads> {
  const session = sessionIn(page.cookie);
  if (session === undefined) return Promise.resolve(nothing);
  query.delete('language');
  const reads = readsAt(pathname, order, language).filter(
    ({ plainOnly = false, unlessCookies = [], plainCookies = {} }) =>
      !(plainOnly && query.size > 0) &&
      unlessCookies.every((name) => {
        const value = cookies.get(name);
        return value === undefined || decoded(value) === plainCookies[name];
      }),
  );
  const keys = [...order.calls, ...reads.map(({ call }) => call)];
  if (keys.length === 0) return Promise.resolve(nothing);
  const apiBase = order.apiBase.replace(/\/$/, '');
  const askAll = (token: string): EarlyReads => {
    const askFor = (path: string) => ask(`${apiBase}/${path}`, token);
    const reads = new Map(keys.map((path) => [path, askFor(path)]));
    const others = Promise.all(reads.values());
    const turn = Promise.race([others, new Promise((resolve) => setTimeout(resolve, longestTurnMs))]);
    const later = (order.laterCalls ?? []).map((path) => [path, turn.then(() => askFor(path))] as const);
    const answers = new Map([...reads, ...later]);
    keepEarlyAnswers({ token, answers, startedAt: performance.now() });
    const answerTo = (key: string) => {
      const known = reads.get(key) ?? answers.get(key);
      if (known !== undefined) return known;
      // A portal that takes answers asks by itself, and would find this one at a later visit.
      if (keys.some((taken) => !answers.has(taken))) return Promise.resolve(undefined);
      const answer = askFor(key);
      answers.set(key, answer);
      return answer;
    };
    return { token, reads, answerTo };
  };
  if (!isOver(session.accessToken)) return Promise.resolve(askAll(session.accessToken));
  const asking = renewEarly(page, apiBase)
    .then(askAll)
    .catch(() => nothing);
  keepEarlyRenewal(asking.then(() => undefined));
  return asking;
}

interface EarlyReads {
  token?: string;
  /** By call key. */
  reads: ReadonlyMap<string, Promise<unknown>>;
  answerTo?: (key: string) => Promise<unknown>;
}

const nothing: EarlyReads = { reads: new Map() };

/** Once all are there. */
async function answersTo({ reads }: EarlyReads): Promise<ReadonlyMap<string, unknown>> {
  const answers = await Promise.all([...reads].map(async ([key, answer]) => [key, await answer] as const));
  return new Map(answers.filter(([, answer]) => answer !== undefined));
}

/** The page's first calls, filled in from its address and language. */
function readsAt(pathname: string, { reads }: EarlyOrder, language: Language): readonly EarlyRead[] {
  const segments = pathname.split('/');
  const names = reads?.route.split('/') ?? [];
  const valueOf = (text: string) => {
    if (text === ':language') return languageNames[language];
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

const ask = (address: string, token: string): Promise<unknown> =>
  fetch(address, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    (answer) => (answer.status === 200 ? answer.json().catch(() => undefined) : undefined),
    () => undefined,
  );
