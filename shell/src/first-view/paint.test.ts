import { endFirstView, isFirstViewShown } from '@portal/contract';
import { createElement } from './drawing/react.ts';
import { paint } from './paint.ts';
import { visitBy } from './visit.ts';

const Screen = () => createElement('h1', null, 'All Research');

function paintIn(language: 'en' | 'de', screen = Screen) {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML =
    '<div id="portal"><div class="portal-frame"><i class="portal-places"></i></div></div>';
  const place = { pathname: '/all-research', search: '' };
  visitBy({ ...place, language, cookies: new Map(), entitlements: {}, answers: new Map() });
  paint(document, { Screen: screen, sheets: ['h1 { color: red }'] });
}

beforeEach(() => jest.useFakeTimers());
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
