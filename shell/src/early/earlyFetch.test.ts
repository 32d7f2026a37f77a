import { callKey, endFirstView, firstView, takeEarlyAnswer, type EarlyOrder } from '@portal/contract';
import { earlyFetch } from './earlyFetch.ts';

const word = (language: string) => ({
  href: `/artefacts/mfe-x/1/${language}.js`,
  integrity: `sha384-${language}`,
});
const order: EarlyOrder = {
  apiBase: '/api',
  calls: ['current_user', 'portal_tabs/entitlements/all'],
  words: { en: word('en'), de: word('de') },
};

const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
const sessionCookie = (accessToken: string) =>
  `currentUser=${encodeURIComponent(JSON.stringify({ accessToken, refreshToken: 'r', currentUserName: 'E' }))}`;

interface Visit {
  cookie?: string;
  pathname?: string;
  search?: string;
  order?: EarlyOrder;
}

/** A page as the early script finds it. */
function pageOf({ cookie = '', order: given = order }: Visit): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.dataset['portal'] = JSON.stringify(given);
  Object.defineProperties(page, {
    currentScript: { value: script },
    cookie: { value: cookie },
  });
  return page;
}

const preloaded = (page: Document) =>
  [...page.head.querySelectorAll('link')].map(({ rel, as, integrity, crossOrigin, href }) => ({
    rel,
    as,
    integrity,
    crossOrigin,
    path: new URL(href, 'http://localhost').pathname,
  }));

function visit(given: Visit): Document {
  const page = pageOf(given);
  earlyFetch(page, { pathname: given.pathname ?? '/', search: given.search ?? '' });
  return page;
}

let fetched: jest.Mock;

beforeEach(() => {
  fetched = jest.fn((address: string) => Promise.resolve(Response.json({ of: address })));
  Object.assign(globalThis, { fetch: fetched });
});

test('it asks what the gates will ask, as the client of the cookie, each for one taker', async () => {
  visit({ cookie: `language=de; ${sessionCookie('token-a')}` });
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    '/api/current_user',
    '/api/portal_tabs/entitlements/all',
  ]);
  expect(fetched).toHaveBeenCalledWith(
    '/api/current_user',
    expect.objectContaining({ headers: { Accept: 'application/json', Authorization: 'Bearer token-a' } }),
  );
  await expect(takeEarlyAnswer('current_user', 'token-a')).resolves.toEqual({ of: '/api/current_user' });
  expect(takeEarlyAnswer('current_user', 'token-a')).toBeUndefined();
  expect(takeEarlyAnswer('portal_tabs/entitlements/all', 'token-b')).toBeUndefined();
});

test('an address of the API that ends in a slash leads to no other place', () => {
  visit({ cookie: sessionCookie('t'), order: { ...order, apiBase: 'https://api.bank.example/v1/' } });
  expect(fetched).toHaveBeenCalledWith('https://api.bank.example/v1/current_user', expect.anything());
});

test('an answer that nobody took in the first minute is not an answer any more', () => {
  visit({ cookie: sessionCookie('t') });
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  expect(takeEarlyAnswer('current_user', 't')).toBeUndefined();
  now.mockRestore();
  expect(takeEarlyAnswer('current_user', 't')).toBeDefined();
});

test.each([
  ['nobody is signed in', { cookie: 'language=en' }],
  ['the cookie is damaged', { cookie: 'currentUser=%7Bbroken; language=en' }],
  ['the cookie is no text of ours', { cookie: 'currentUser=%E0%A4%A; a=b' }],
  ['the token is over', { cookie: sessionCookie(tokenUntil(1)) }],
  ['the page has no gates', { cookie: sessionCookie('t'), order: { ...order, calls: [] } }],
])('when %s, it asks nothing', (_what, given: Visit) => {
  visit(given);
  expect(fetched).not.toHaveBeenCalled();
});

describe('what the page on show asks first', () => {
  const reads: EarlyOrder['reads'] = {
    route: '/company_profile/:id',
    calls: [
      { call: 'tags/by_ref?ref=:id' },
      {
        call: 'list?page=1&tag_filters=%7B%22a%22%3A%22%3Aid%22%7D',
        plainOnly: true,
        unlessCookies: ['filter', 'other'],
        plainCookies: { filter: 'A;B' },
      },
    ],
  };
  const fetchedOn = (given: Visit) => {
    visit({ order: { ...order, calls: [], reads }, ...given });
    return fetched.mock.calls.map(([address]: unknown[]) => address);
  };
  const list = '/api/list?page=1&tag_filters=%7B%22a%22%3A%22%3Aid%22%7D';
  const cookie = sessionCookie('t');

  test.each([
    ['of its address', '/company_profile/C1', '', cookie, ['/api/tags/by_ref?ref=C1', list]],
    ['in another language', '/company_profile/C1', '?language=de', cookie, ['/api/tags/by_ref?ref=C1', list]],
    ['with a query', '/company_profile/C1', '?tab=ESG', cookie, ['/api/tags/by_ref?ref=C1']],
    ['with a cookie', '/company_profile/C1', '', `filter=x; ${cookie}`, ['/api/tags/by_ref?ref=C1']],
    [
      'with a cookie that narrows nothing',
      '/company_profile/C1',
      '',
      `filter=A%3BB; ${cookie}`,
      ['/api/tags/by_ref?ref=C1', list],
    ],
    [
      'with another of the same words',
      '/company_profile/C1',
      '',
      `other=A%3BB; filter=A%3BB; ${cookie}`,
      ['/api/tags/by_ref?ref=C1'],
    ],
    [
      'with a cookie that is no text',
      '/company_profile/C1',
      '',
      `filter=%E0%A4%A; ${cookie}`,
      ['/api/tags/by_ref?ref=C1'],
    ],
    ['of odd names', '/company_profile/a%20%26b', '', `filter=x; ${cookie}`, ['/api/tags/by_ref?ref=a+%26b']],
    [
      'of broken ones',
      '/company_profile/%E0%A4%A',
      '',
      `filter=x; ${cookie}`,
      ['/api/tags/by_ref?ref=%25E0%25A4%25A'],
    ],
    ['signed out', '/company_profile/C1', '', '', []],
  ])('%s', (_what, pathname, search, cookies, expected) => {
    expect(fetchedOn({ pathname, search, cookie: cookies })).toEqual(expected);
  });

  test('is of this day in Zurich', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') });
    const calls = [{ call: callKey('list', { date_range: '{"start_date":":today"}' }) }];
    expect(fetchedOn({ order: { ...order, calls: [], reads: { route: '/', calls } }, cookie })).toEqual([
      `/api/${callKey('list', { date_range: '{"start_date":"2026-11-23"}' })}`,
    ]);
    jest.useRealTimers();
  });

  test.each([
    ['language=de; ', '', 'German'],
    ['', '', 'English'],
    ['language=en; ', '?language=de', 'German'],
  ])('[L-16] is in the language of the page: %j %j', (cookies, search, name) => {
    const calls = [{ call: callKey('list', { fold_editions: ':language' }), plainOnly: true }];
    const given = {
      order: { ...order, calls: [], reads: { route: '/', calls } },
      cookie: cookies + cookie,
      search,
    };
    expect(fetchedOn(given)).toEqual([`/api/list?fold_editions=${name}`]);
  });

  test('is there for the call with the same parameters, in whatever order', async () => {
    fetchedOn({ pathname: '/company_profile/C1', cookie });
    const key = callKey('list', { tag_filters: '{"a":":id"}', page: '1' });
    await expect(takeEarlyAnswer(key, 't')).resolves.toEqual({ of: list });
  });
});

test('[S-11] a page with a first view gets its answers by call, without refused ones', async () => {
  fetched.mockImplementation((address: string) =>
    Promise.resolve(
      address.endsWith('current_user') ? new Response('{}', { status: 500 }) : Response.json({ of: address }),
    ),
  );
  const file = (language: string) => ({
    href: `/first-${language}.js`,
    as: 'script' as const,
    integrity: `sha384-first-${language}`,
  });
  const files = { en: [file('en')], de: [file('de')] };
  const page = visit({
    cookie: `language=de; ${sessionCookie('t')}`,
    order: { ...order, first: { access: 'a_tab', files } },
  });
  expect(firstView()).toMatchObject({ language: 'de', access: 'a_tab', apiBase: '/api' });
  expect(
    [...page.head.querySelectorAll('script')].map(({ src }) => new URL(src, 'http://localhost').pathname),
  ).toEqual(['/first-de.js']);
  await expect(takeEarlyAnswer('portal_tabs/entitlements/all', 't')).resolves.toBeDefined();
  expect(await firstView()?.answers).toEqual(
    new Map([['portal_tabs/entitlements/all', { of: '/api/portal_tabs/entitlements/all' }]]),
  );
  endFirstView();
  visit({ cookie: sessionCookie('t') });
  expect(firstView()).toBeUndefined();
});

test('[S-11] what a first view asks later is for the portal, too, and asked for once', async () => {
  const first = { files: { en: [], de: [] } };
  visit({ cookie: sessionCookie('t'), order: { ...order, first, calls: ['map'] } });
  expect(await firstView()?.answerTo('map')).toEqual({ of: '/api/map' });
  expect(await firstView()?.answerTo('more')).toEqual({ of: '/api/more' });
  expect(await firstView()?.answerTo('more')).toEqual({ of: '/api/more' });
  await expect(takeEarlyAnswer('more', 't')).resolves.toEqual({ of: '/api/more' });
  expect(fetched).toHaveBeenCalledTimes(2);
  endFirstView();
});

test('[S-11] [G-05] a first view that comes after the portal asks nothing for a later visit', async () => {
  const first = { files: { en: [], de: [] } };
  visit({ cookie: sessionCookie('t'), order: { ...order, first, calls: ['map'] } });
  await takeEarlyAnswer('map', 't');
  expect(await firstView()?.answerTo('map')).toEqual({ of: '/api/map' });
  expect(await firstView()?.answerTo('more')).toBeUndefined();
  expect(takeEarlyAnswer('more', 't')).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
  endFirstView();
});

test('[S-11] what a first view does not need is fetched after the rest, for the portal', async () => {
  const answers = new Map<string, (answer: Response) => void>();
  fetched.mockImplementation((address: string) => new Promise((resolve) => answers.set(address, resolve)));
  const first = { files: { en: [], de: [] } };
  visit({ cookie: sessionCookie('t'), order: { ...order, first, calls: ['map'], laterCalls: ['user'] } });
  expect([...answers.keys()]).toEqual(['/api/map']);
  const user = takeEarlyAnswer('user', 't');
  answers.get('/api/map')?.(Response.json({ of: 'map' }));
  expect(await firstView()?.answers).toEqual(new Map([['map', { of: 'map' }]]));
  expect([...answers.keys()]).toEqual(['/api/map', '/api/user']);
  answers.get('/api/user')?.(Response.json({ of: 'user' }));
  await expect(user).resolves.toEqual({ of: 'user' });
  endFirstView();
});

test('[S-11] a slow list holds up no question of the gates for long', async () => {
  jest.useFakeTimers();
  fetched.mockReturnValue(new Promise(() => undefined));
  visit({ cookie: sessionCookie('t'), order: { ...order, calls: ['map'], laterCalls: ['user'] } });
  await jest.advanceTimersByTimeAsync(599);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenLastCalledWith('/api/user', expect.anything());
  jest.useRealTimers();
});

test('a token that says nothing of its time is used', () => {
  visit({ cookie: sessionCookie(tokenUntil(Date.now() / 1000 + 60)) });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('{}', { status: 401 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
])('%s is useless, and no failure', async (_what, answer) => {
  fetched.mockImplementation(answer);
  visit({ cookie: sessionCookie('t') });
  await expect(takeEarlyAnswer('current_user', 't')).resolves.toBeUndefined();
});

test.each([
  ['the language of the cookie', { cookie: 'language=de' }, 'de'],
  ['English by default', {}, 'en'],
  [
    'the language of the address before that of the cookie',
    { cookie: 'language=en', search: '?language=DE' },
    'de',
  ],
])('the words come in %s', (_what, given: Visit, language) => {
  const page = visit(given);
  expect(preloaded(page)).toEqual([
    {
      rel: 'preload',
      as: 'script',
      integrity: `sha384-${language}`,
      crossOrigin: 'anonymous',
      path: `/artefacts/mfe-x/1/${language}.js`,
    },
  ]);
});

test('an area that does not say where its words are has none fetched', () => {
  const page = visit({ order: { ...order, words: {} } });
  expect(preloaded(page)).toEqual([]);
});

test('[S-11] a browser that lacks what asking needs starts the shell all the same', async () => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const main = { href: '/artefacts/shell/1/main.js', as: 'script' as const, integrity: 'sha384-main' };
  const page = pageOf({ cookie: sessionCookie('t'), order: { ...order, shell: [main] } });
  Object.defineProperty(page, 'readyState', { value: 'complete' });
  expect(() => earlyFetch(page, { pathname: '/', search: '' })).toThrow('is not a function');
  await jest.advanceTimersByTimeAsync(900);
  expect(page.head.querySelector(`script[src="${main.href}"]`)).not.toBeNull();
  jest.useRealTimers();
});
