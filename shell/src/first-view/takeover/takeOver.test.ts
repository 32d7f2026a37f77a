import { endFirstView, showsFirstView } from '@portal/contract';
import { act, render, waitFor } from '@testing-library/react';
import { createElement, useState, type ChangeEvent } from 'react';
import { watchReader } from './readerActs.ts';
import { takeOver } from './takeOver.ts';

const entry = (ref: string) =>
  `<li data-doc-ref="${ref}"><a href="/p/${ref}">Paper ${ref}</a><button>Get</button></li>`;
const view = (refs: string[]) =>
  `<h1>All</h1><select><option value="a">a</option><option value="b">b</option></select><ul>${refs.map(entry).join('')}</ul>`;

const leaveTo = jest.fn();

/** The first view of two papers, and React's, which has a newer one, below a part that came later. */
function stand(more = '') {
  const portal = `<header><a href="/team">Team</a></header><main><p><button>Later</button></p>${view(['N', 'A', 'B'])}${more}</main>`;
  document.body.innerHTML = `<div id="portal">${portal}</div><div id="first"><p></p>${view(['A', 'B'])}${more}</div>`;
  const [first, react] = ['#first', 'main'].map((name) => document.querySelector<HTMLElement>(name));
  if (first == null || react == null) throw new Error('The page is not as the test needs it.');
  const acts = watchReader(first, leaveTo);
  const at = (selector: string) => {
    const element = first.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const remove = () => {
    acts.stop();
    first.remove();
  };
  /** How often each button of React's view was pressed. */
  const presses = () => {
    const pressed: string[] = [];
    react.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLElement) pressed.push(target.textContent);
    });
    return pressed;
  };
  return {
    first,
    react,
    acts,
    at,
    presses,
    end: () => {
      takeOver({ first, react }, remove);
      acts.repeatIn(react);
    },
  };
}

const ofB = '[data-doc-ref="B"]';

beforeEach(() => leaveTo.mockClear());

beforeAll(() => {
  Object.assign(CSS, { escape: (text: string) => text });
});

test.each([
  ['that was not scrolled is not measured: it would be laid out once more', 0, undefined],
  ['that was scrolled keeps its place, and each entry its height', 700, 'scroll'],
  ['that a key has scrolled in this frame keeps its place', 700, 'keydown'],
  ['that focus has scrolled in this frame keeps its place', 700, 'focusin'],
])('[S-11] a page %s', (_what, scrolled, by) => {
  const measured = scrolled > 0 ? 2 : 0;
  const height = scrolled > 0 ? 'auto 120px' : '';
  const scrollY = jest.fn(() => scrolled);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: scrollY });
  getSelection()?.removeAllRanges();
  const isCollapsed = jest.spyOn(Selection.prototype, 'isCollapsed', 'get');
  const offsetHeight = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const { react, end } = stand();
  showsFirstView(end);
  if (by !== undefined) dispatchEvent(new Event(by));
  endFirstView();
  expect(scrollY.mock.calls.length > 0).toBe(scrolled > 0);
  expect(offsetHeight).toHaveBeenCalledTimes(measured);
  expect(isCollapsed).not.toHaveBeenCalled();
  const { style } = react.querySelector<HTMLElement>(ofB) ?? react;
  expect(style.getPropertyValue('contain-intrinsic-block-size')).toBe(height);
  jest.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
});

test('[S-11] focus stays on the same link of the same paper', () => {
  const { react, at, end } = stand();
  at(`${ofB} a`).focus();
  end();
  expect(react.querySelector(`${ofB} a`)).toHaveFocus();
  expect(document.getElementById('first')).toBeNull();
});

test('[S-11] selected words stay selected', () => {
  const { react, at, end } = stand();
  const words = at(`${ofB} a`).firstChild as Text;
  getSelection()?.setBaseAndExtent(words, 2, words, 5);
  end();
  expect(String(getSelection())).toBe('per');
  expect(react.contains(getSelection()?.anchorNode ?? null)).toBe(true);
});

test.each(['a', 'button'])(
  '[S-11] a click on %s is done by the portal, once, and the page is not left',
  (what) => {
    const { react, at, end } = stand();
    const clicked = jest.fn((event: Event) => event.preventDefault());
    react.querySelector(`${ofB} ${what}`)?.addEventListener('click', clicked);
    at(`${ofB} ${what}`).click();
    end();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(leaveTo).not.toHaveBeenCalled();
  },
);

test('[S-11] a link that the portal does not show any more is followed', () => {
  const { react, at, end } = stand();
  at(`${ofB} a`).click();
  react.querySelector(ofB)?.remove();
  end();
  expect(leaveTo).toHaveBeenCalledWith('http://localhost/p/B');
});

test('[S-11] without the portal a link leads on after a while', () => {
  jest.useFakeTimers();
  const { at } = stand();
  at(`${ofB} a`).click();
  jest.advanceTimersByTime(3_999);
  expect(leaveTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(leaveTo).toHaveBeenCalledWith('http://localhost/p/B');
  jest.useRealTimers();
});

test('[S-11] a choice is made where it counts', () => {
  const { first, react, end } = stand();
  const chosen = jest.fn();
  react.addEventListener('change', chosen);
  const select = first.querySelector('select');
  if (select !== null) select.value = 'b';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  end();
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(react.querySelector('select')).toHaveValue('b');
});

test('[S-11] nothing changes between a press and its release', () => {
  jest.useFakeTimers();
  const { acts, at } = stand();
  const then = jest.fn();
  at('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  acts.whenReleased(then);
  // The press moves the focus.
  at('button').dispatchEvent(new Event('blur'));
  jest.runAllTimers();
  expect(then).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerup'));
  jest.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('[S-11] a press of another button waits for nothing: its release may go to a menu', () => {
  const { acts, at } = stand();
  const then = jest.fn();
  at('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 2 }));
  acts.whenReleased(then);
  expect(then).toHaveBeenCalledTimes(1);
});

test.each([
  ['a choice', 'select', new Event('change', { bubbles: true })],
  ['a menu', 'a', new MouseEvent('contextmenu', { bubbles: true })],
  ['a key', 'select', new KeyboardEvent('keydown', { bubbles: true })],
  ['another window', undefined, new Event('blur')],
])('[S-11] %s ends a press whose release never comes', (_what, selector, event) => {
  jest.useFakeTimers();
  const { acts, at } = stand();
  const then = jest.fn();
  at('select').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  acts.whenReleased(then);
  (selector === undefined ? window : at(selector)).dispatchEvent(event);
  jest.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

const loadMore = '<div><button class="more" aria-disabled="true" aria-busy="true">Load More</button></div>';

test('[S-11] what is busy at takeover is done when it can be, and once', async () => {
  const { react, at, presses, end } = stand(loadMore);
  const pressed = presses();
  at('.more').click();
  at('.more').click();
  end();
  expect(pressed).toEqual([]);
  react.querySelector('.more')?.removeAttribute('aria-disabled');
  await Promise.resolve();
  react.querySelector('.more')?.setAttribute('data-x', '');
  await Promise.resolve();
  expect(pressed).toEqual(['Load More']);
});

test('[S-11] the reader who has gone on by then gets nothing of the page before', async () => {
  const { react, at, presses, end } = stand(loadMore);
  const pressed = presses();
  at('.more').click();
  end();
  history.pushState(null, '', '/elsewhere');
  react.querySelector('.more')?.removeAttribute('aria-disabled');
  await Promise.resolve();
  expect(pressed).toEqual([]);
  history.replaceState(null, '', '/');
});

test('[S-11] a choice and a press are done in that order, although others came between', async () => {
  const { at, presses, end } = stand('<button class="save" aria-pressed="false">Save</button>');
  const pressed = presses();
  at('.save').click();
  at(`${ofB} button`).click();
  end();
  await waitFor(() => expect(pressed).toEqual(['Save', 'Get']));
});

test('[S-11] later choices apply to what earlier ones drew, and a link comes last', () => {
  jest.useFakeTimers();
  const { react, at, end } = stand(
    '<p class="filters"><button aria-pressed="false">Banks</button><button aria-pressed="false">Energy</button></p>',
  );
  const chosen = jest.fn();
  const Filters = () => {
    const [filters, setFilters] = useState<string[]>([]);
    chosen(filters);
    return ['Banks', 'Energy'].map((name) =>
      createElement(
        'button',
        { key: name, 'aria-pressed': false, onClick: () => setFilters([...filters, name]) },
        name,
      ),
    );
  };
  const container = react.querySelector<HTMLElement>('.filters');
  render(createElement(Filters), container === null ? {} : { container });
  const followed = jest.fn((event: Event) => event.preventDefault());
  react.querySelector(`${ofB} a`)?.addEventListener('click', followed);
  for (const which of ['.filters button', '.filters button + button', `${ofB} a`]) at(which).click();
  act(end);
  act(() => jest.runAllTimers());
  expect(followed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  expect(chosen).toHaveBeenLastCalledWith(['Banks', 'Energy']);
});

test('[S-11] a choice that changes the query, as a filter does, takes none of the others away', async () => {
  const { react, at, presses, end } = stand('<button class="save" aria-pressed="false">Save</button>');
  const pressed = presses();
  react
    .querySelector('.save')
    ?.addEventListener('click', () => history.replaceState(null, '', '?Sector=Banks'));
  at('.save').click();
  at(`${ofB} button`).click();
  end();
  await waitFor(() => expect(pressed).toEqual(['Save', 'Get']));
  history.replaceState(null, '', '/');
});

test.each([
  ['a count', 'Banks (12)', 'Banks (1’013)', ['Banks (1’013)']],
  ['a year', '2024', '2025', []],
])('[S-11] a button is found although %s differs: %s, %s', (_what, before, now, found) => {
  const { react, at, presses, end } = stand(`<button class="count">${before}</button>`);
  const pressed = presses();
  const button = react.querySelector<HTMLElement>('.count');
  button?.replaceChildren(now);
  button?.before(document.createElement('p'));
  at('.count').click();
  end();
  expect(pressed).toEqual(found);
});

test.each(['a', 'button'])('[S-11] a click in the header is what counts after one on %s', (what) => {
  jest.useFakeTimers();
  const { react, at, end } = stand();
  const done = jest.fn((event: Event) => event.preventDefault());
  react.addEventListener('click', done);
  at(`${ofB} ${what}`).click();
  document.querySelector('header')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector<HTMLElement>('header a')?.click();
  jest.advanceTimersByTime(5_000);
  end();
  jest.runAllTimers();
  expect(done).not.toHaveBeenCalled();
  expect(leaveTo).not.toHaveBeenCalled();
  jest.useRealTimers();
});

const settings =
  '<details><summary>More</summary>x</details><label>In all</label><input class="tick" type="checkbox"><input class="one" type="radio"><input class="text">';

test('[S-11] what is opened is open afterwards, and a label is pressed as a button is', async () => {
  const { react, at, presses, end } = stand(settings);
  const pressed = presses();
  at('summary').click();
  at('label').click();
  end();
  await waitFor(() => expect(pressed).toEqual(['More', 'In all']));
  expect(react.querySelector('details')).toHaveAttribute('open');
});

test('[S-11] a box that was ticked and unticked stays as it was', async () => {
  const { react, at, end } = stand(settings);
  at('.tick').click();
  at('.one').click();
  at('.tick').click();
  end();
  await waitFor(() => expect(react.querySelector('.one')).toBeChecked());
  expect(react.querySelector('.tick')).not.toBeChecked();
});

test('[S-11] a field has what was typed, and React knows it', () => {
  const { react, at, end } = stand(settings);
  const known: string[] = [];
  const place = document.createElement('div');
  react.querySelector('.text')?.replaceWith(place);
  const Search = () => {
    const [text, setText] = useState('');
    known.push(text);
    return createElement('input', {
      className: 'text',
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    });
  };
  render(createElement(Search), { container: place });
  const field = at('.text') as HTMLInputElement;
  field.value = 'bonds';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  act(end);
  expect(react.querySelector('.text')).toHaveValue('bonds');
  expect(known.at(-1)).toBe('bonds');
});
