import { endFirstView, firstViewTop, isFirstViewShown } from '@portal/contract';
import { createElement } from './drawing/react.ts';
import { drawScreen, paint, sheetOf } from './paint.ts';
import { visitBy } from './visit.ts';

const Screen = () => createElement('h1', null, 'All Research');

const cookieOf = (accessToken: string) =>
  `currentUser=${encodeURIComponent(JSON.stringify({ accessToken, refreshToken: 'r', currentUserName: 'E' }))}`;

function paintIn(language: 'en' | 'de', screen = Screen, address = '/all-research?language=English') {
  history.replaceState(null, '', address);
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML =
    '<div id="portal"><div class="portal-frame"><i class="portal-places"></i></div></div>';
  const place = { pathname: '/all-research', search: '' };
  visitBy({ ...place, params: {}, language, cookies: new Map(), entitlements: {}, answers: new Map() });
  paint(document, {
    content: drawScreen(document, screen),
    sheet: sheetOf(['h1 { color: red }']),
    token: 'emma',
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = cookieOf('emma');
});
afterEach(() => {
  endFirstView();
  jest.useRealTimers();
});

const content = () => document.querySelector('#first > [role=main]');

test('[S-11] it stands below the header, in the language of the visit, until it ends', () => {
  paintIn('de');
  expect(content()).toHaveTextContent('All Research');
  expect(document.querySelector('#first .portal-frame .portal-places')).toBeNull();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(document.documentElement).toHaveAttribute('data-first', '');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  endFirstView();
  expect(document.getElementById('first')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-first');
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(isFirstViewShown()).toBe(false);
});

test('[S-11] it is not shown at another address than that it was drawn for', () => {
  paintIn('en', Screen, '/company_profile/C1');
  expect(document.getElementById('first')).toBeNull();
  expect(isFirstViewShown()).toBe(false);
});

test.each([0, 300])('[S-11] a page scrolled by %i px before the first view stays there', (top) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: top });
  paintIn('en');
  expect(firstViewTop()).toBe(top);
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
});

test('[S-11] the shell’s sheet is applied with it if it has come', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" media="print" href="/come.css"><link rel="stylesheet" media="print" href="/late.css">';
  const [come, late] = document.querySelectorAll('link');
  Object.defineProperty(come, 'sheet', { value: new CSSStyleSheet() });
  Object.defineProperty(late, 'sheet', { value: null });
  paintIn('en');
  expect([come?.media, late?.media]).toEqual(['all', 'print']);
  document.head.innerHTML = '';
});

test.each([
  ['en', 'The rest of the portal has not loaded. You can read on and follow links. Try again'],
  [
    'de',
    'Der Rest des Portals wurde nicht geladen. Sie können weiterlesen und Links folgen. Erneut versuchen',
  ],
] as const)('[S-11] in %s it says after 12 s that the code has not come', (language, words) => {
  paintIn(language);
  jest.advanceTimersByTime(11_999);
  expect(document.querySelector('[role=alert]')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(document.querySelector('[role=alert]')).toHaveTextContent(words);
  expect(document.querySelector('[role=alert] a')).toHaveAttribute('href', location.href);
});

test('[S-11] a screen that cannot be drawn leaves the page as it was', () => {
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => paintIn('en', broken)).toThrow('broken');
  expect(document.getElementById('first')).toBeNull();
  expect(isFirstViewShown()).toBe(false);
});

test('[S-11] nothing is painted for a session that is another one by now', () => {
  document.cookie = cookieOf('otto');
  paintIn('en');
  expect(document.getElementById('first')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-first');
});

test.each([
  ['pageshow', () => dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('[S-11] it is gone at %s if another tab ended the session, with its presses', (_what, come) => {
  paintIn('en');
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.getElementById('portal')?.insertAdjacentHTML('beforeend', '<main><a href="/p">All</a></main>');
  document.querySelector('main a')?.addEventListener('click', followed);
  come();
  expect(content()).not.toBeNull();
  content()?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  document.cookie = 'currentUser=; Max-Age=0';
  come();
  expect(content()).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-first');
  expect(isFirstViewShown()).toBe(false);
  expect(followed).not.toHaveBeenCalled();
});

test('[S-11] once the portal has come, a press that lasts does not let it say that it has not', () => {
  paintIn('en');
  content()?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  endFirstView();
  jest.advanceTimersByTime(12_000);
  expect(content()).not.toBeNull();
  expect(document.querySelector('[role=alert]')).toBeNull();
  dispatchEvent(new Event('pointerup'));
  jest.runAllTimers();
  expect(content()).toBeNull();
});

test('[S-11] on a page reached by the header, no press of this one is repeated', () => {
  paintIn('en');
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.getElementById('portal')?.insertAdjacentHTML('beforeend', '<main><h1>All Research</h1></main>');
  document.querySelector('main h1')?.addEventListener('click', followed);
  content()?.querySelector('h1')?.setAttribute('role', 'link');
  document.querySelector('main h1')?.setAttribute('role', 'link');
  content()
    ?.querySelector('h1')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  history.pushState(null, '', '/team');
  endFirstView();
  expect(content()).toBeNull();
  expect(followed).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

const withPortal = () =>
  document.getElementById('portal')?.insertAdjacentHTML('beforeend', '<main><h1>All Research</h1></main>');

test.each([
  ['button', () => createElement('button', null, 'More'), '<button>More</button>'],
  ['a', () => createElement('a', { href: '/p' }, 'Paper'), '<a href="/p">Paper</a>'],
])(
  '[S-11] after an error in the takeover, which is reported, what was pressed is done: %s',
  (tag, screen, own) => {
    const reported = jest.fn();
    // Every browser has it, unlike jsdom.
    Object.assign(globalThis, { reportError: reported });
    paintIn('en', screen);
    const pressed = jest.fn((event: Event) => event.preventDefault());
    document.getElementById('portal')?.insertAdjacentHTML('beforeend', `<main>${own}</main>`);
    document.querySelector(`main ${tag}`)?.addEventListener('click', pressed);
    content()?.querySelector<HTMLElement>(tag)?.click();
    const broken = new TypeError('broken');
    const selection = jest.spyOn(globalThis, 'getSelection').mockImplementation(() => {
      throw broken;
    });
    endFirstView();
    selection.mockRestore();
    jest.runAllTimers();
    expect(reported.mock.calls).toEqual([[broken]]);
    expect(content()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-first');
    expect(pressed).toHaveBeenCalledTimes(1);
  },
);

test('[S-11] of two takeovers the second does nothing: what was pressed is done once', () => {
  paintIn('en', () => createElement('button', null, 'More'));
  const pressed = jest.fn();
  document.getElementById('portal')?.insertAdjacentHTML('beforeend', '<main><button>More</button></main>');
  document.querySelector('main button')?.addEventListener('click', pressed);
  content()?.querySelector('button')?.click();
  endFirstView();
  endFirstView();
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('[S-11] the notice of missing code tries again at once, and moves nobody’s place', () => {
  paintIn('en');
  withPortal();
  jest.advanceTimersByTime(12_000);
  const again = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const isWatched = jest.spyOn(again, 'preventDefault');
  document.querySelector('[role=alert] a')?.dispatchEvent(again);
  expect(isWatched).toHaveBeenCalledTimes(1);
  const text = content()?.querySelector('h1')?.firstChild;
  if (text) getSelection()?.setBaseAndExtent(text, 0, text, 3);
  endFirstView();
  expect(String(getSelection())).toBe('All');
});
