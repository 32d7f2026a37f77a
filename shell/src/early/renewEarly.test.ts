import {
  earlyRenewal,
  keepEarlyRenewal,
  renewalLock,
  takeEarlyAnswer,
  type EarlyOrder,
} from '@portal/contract';
import { adoptCookie } from '@portal/session';
import { earlyFetch } from './earlyFetch.ts';

const order: EarlyOrder = { apiBase: '/api', calls: ['current_user'], words: {} };
const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
const over = tokenUntil(1);
const fresh = tokenUntil(Date.now() / 1000 + 900);

const cookieOf = (accessToken: string, refreshToken = 'r1') =>
  `currentUser=${encodeURIComponent(JSON.stringify({ accessToken, refreshToken, currentUserName: 'Emma' }))}`;

/** A page with a cookie jar that keeps cookies exactly as written. */
function pageWith(...cookies: string[]) {
  const jar = new Map(cookies.map((cookie) => [cookie.split('=', 1)[0] ?? '', cookie]));
  const written: string[] = [];
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.dataset['portal'] = JSON.stringify(order);
  Object.defineProperties(page, {
    currentScript: { value: script },
    cookie: {
      get: () => [...jar.values()].join('; '),
      set(text: string) {
        written.push(text);
        jar.set(text.split('=', 1)[0] ?? '', text.split('; ')[0] ?? '');
      },
    },
  });
  return { page, written };
}

const answerOfRenewal = { token: fresh, refresh_token: 'r2', contact: { name: 'Emma Everett' } };
let fetched: jest.Mock<Promise<Response>, [string, RequestInit?]>;
let whileWaiting: () => void = () => undefined;

const request = jest.fn(async (_name: string, _given: LockOptions, work: () => Promise<unknown>) => {
  whileWaiting();
  return work();
});

beforeEach(() => {
  localStorage.clear();
  whileWaiting = () => undefined;
  request.mockClear();
  keepEarlyRenewal(Promise.resolve());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  fetched = jest.fn((address) =>
    Promise.resolve(
      Response.json(address.endsWith('refresh_auth_token') ? answerOfRenewal : { of: address }),
    ),
  );
  Object.assign(globalThis, { fetch: fetched });
});

async function visit(page: Document) {
  earlyFetch(page, { pathname: '/', search: '' });
  await earlyRenewal();
  return fetched.mock.calls.map(([address, given]) => [
    address,
    given?.body ?? new Headers(given?.headers).get('authorization'),
  ]);
}

const renewal = ['/api/refresh_auth_token', '{"refresh_token":"r1"}'];

test('[B-01] an expired token is renewed once, under the lock of all tabs, before any call', async () => {
  const { page } = pageWith(cookieOf(over));
  expect(await visit(page)).toEqual([renewal, ['/api/current_user', `Bearer ${fresh}`]]);
  expect(request).toHaveBeenCalledWith(renewalLock, expect.anything(), expect.any(Function));
  await expect(takeEarlyAnswer('current_user', fresh)).resolves.toEqual({ of: '/api/current_user' });
});

test.each([
  ['until the browser closes', 'false', 'Path=/; SameSite=Lax'],
  ['for the days that were chosen', 'true', 'Path=/; SameSite=Lax; Max-Age=34560000'],
])('[A-06] the renewed session is kept %s', async (_what, remembered, attributes) => {
  const { page, written } = pageWith(cookieOf(over), `rememberMe=${remembered}`);
  await visit(page);
  expect(written).toHaveLength(1);
  expect(written[0]?.replace(/^currentUser=[^;]+; /, '')).toBe(attributes);
});

test('the portal reads the cookie as its own', async () => {
  const { page, written } = pageWith(cookieOf(over));
  await visit(page);
  document.cookie = written[0] ?? '';
  expect(adoptCookie()).toMatchObject({
    status: 'signedIn',
    accessToken: fresh,
    refreshToken: 'r2',
    currentUserName: 'Emma Everett',
  });
});

test('tokens that another tab has renewed meanwhile are used as they are', async () => {
  const { page, written } = pageWith(cookieOf(over));
  whileWaiting = () => void (page.cookie = cookieOf(fresh, 'r2'));
  expect(await visit(page)).toEqual([['/api/current_user', `Bearer ${fresh}`]]);
  expect(written).toHaveLength(1);
});

test('so are those that a fast clock takes for expired: tabs do not take turns', async () => {
  const { page } = pageWith(cookieOf(over));
  const overHere = tokenUntil(2);
  whileWaiting = () => void (page.cookie = cookieOf(overHere, 'r2'));
  expect(await visit(page)).toEqual([['/api/current_user', `Bearer ${overHere}`]]);
});

test('a clock that is an hour fast costs one renewal, not one per page', async () => {
  const serverNow = Date.now() / 1000 - 3600;
  const issued = `h.${btoa(JSON.stringify({ iat: serverNow, exp: serverNow + 600 }))}.s`;
  fetched.mockImplementation((address) =>
    Promise.resolve(
      Response.json(address.endsWith('refresh_auth_token') ? { ...answerOfRenewal, token: issued } : {}),
    ),
  );
  const { page } = pageWith(cookieOf(over));
  expect(await visit(page)).toEqual([renewal, ['/api/current_user', `Bearer ${issued}`]]);
  fetched.mockClear();
  keepEarlyRenewal(Promise.resolve());
  expect(await visit(pageWith(cookieOf(issued, 'r2')).page)).toEqual([
    ['/api/current_user', `Bearer ${issued}`],
  ]);
});

test('[B-05] somebody else’s session, signed in meanwhile, is left alone', async () => {
  const { page, written } = pageWith(cookieOf(over));
  const others = cookieOf(fresh, 'of another');
  fetched.mockImplementation(() => {
    page.cookie = others;
    return Promise.resolve(Response.json(answerOfRenewal));
  });
  expect(await visit(page)).toEqual([renewal]);
  expect(written).toEqual([others]);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('{}', { status: 401 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer without a token', () => Promise.resolve(Response.json({}))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
])('after %s nothing is asked or written: the portal finds out itself', async (_what, answer) => {
  fetched.mockImplementation(answer);
  const { page, written } = pageWith(cookieOf(over));
  expect(await visit(page)).toEqual([renewal]);
  expect(written).toEqual([]);
});

test('a tab that never releases the lock delays this one no longer than a call', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await visit(pageWith(cookieOf(over)).page);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(request.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
  // Waits as long as the ordinary renewal: giving up would leave a spent token behind.
  expect(timeout).toHaveBeenCalledWith(30_000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[1]?.value);
});

test('without locks between tabs nothing is renewed early', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  expect(await visit(pageWith(cookieOf(over)).page)).toEqual([]);
});
