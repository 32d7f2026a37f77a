import { Skeleton } from '@portal/ui';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { doWhenReady } from './doWhenReady.ts';
import { placeOf } from './places.ts';

const press = (element: HTMLElement) => element.click();

const list = (state: string, more: string) =>
  `<section ${state}><button class="tool">Rows</button><p></p>${more}</section>`;

const loadMore = '<button class="more">Load More</button>';
const busyMore = '<button class="more" aria-disabled="true">Load More</button>';

/** React's view after the takeover, in which Load More was pressed before. */
function takenOver(state: string, more: string, isChoice = false) {
  const first = document.createElement('div');
  first.innerHTML = list('', loadMore);
  const target = first.querySelector('.more');
  const place = placeOf(target, first);
  if (target === null || place === undefined) throw new Error('There is no Load More.');
  document.body.innerHTML = `<div id="portal"><main>${list(state, more)}</main></div>`;
  const react = document.querySelector('main') ?? document.body;
  const pressed = jest.fn();
  document.querySelector('#portal')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed(target.textContent);
  });
  const onMissed = jest.fn();
  const then = jest.fn();
  doWhenReady(react, [{ target, place, act: press, isChoice }], { then, onMissed });
  const section = () => document.querySelector('section') ?? react;
  return { react, target, pressed, onMissed, then, section };
}

/** A mutation is noticed in a microtask. */
async function after(ms: number): Promise<void> {
  await Promise.resolve();
  jest.advanceTimersByTime(ms);
  await Promise.resolve();
}

function endDrawing(section: Element): void {
  section.removeAttribute('aria-busy');
  section.querySelector('.more')?.removeAttribute('aria-disabled');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[S-11] a press waits however long the page draws, and is done once', async () => {
  const { pressed, onMissed, section } = takenOver('aria-busy="true"', busyMore);
  await after(60_000);
  expect(pressed).not.toHaveBeenCalled();
  endDrawing(section());
  await after(60_000);
  expect(pressed.mock.calls).toEqual([['Load More']]);
  expect(onMissed).not.toHaveBeenCalled();
});

test('[S-11] a press is done on a button that comes while the page is busy', async () => {
  const { pressed, section } = takenOver('aria-busy="true"', '');
  await after(30_000);
  section().insertAdjacentHTML('beforeend', loadMore);
  await after(0);
  expect(pressed.mock.calls).toEqual([['Load More']]);
});

test('[S-11] a press whose button does not come within 12 s is reported, once', async () => {
  const { target, pressed, onMissed, section } = takenOver('', '');
  await after(11_999);
  expect(onMissed).not.toHaveBeenCalled();
  await after(1);
  expect(onMissed.mock.calls).toEqual([[target]]);
  section().insertAdjacentHTML('beforeend', loadMore);
  await after(12_000);
  expect(pressed).not.toHaveBeenCalled();
  expect(onMissed).toHaveBeenCalledTimes(1);
});

test('[S-11] a button that is still disabled after 12 s is reported', async () => {
  const { react, pressed, onMissed, section } = takenOver('', busyMore);
  await after(12_000);
  expect(onMissed.mock.calls).toEqual([[react.querySelector('.more')]]);
  endDrawing(section());
  await after(0);
  expect(pressed).not.toHaveBeenCalled();
});

test('[S-11] a page with placeholders is not complete: a press waits for it', async () => {
  const placeholder = render(createElement(Skeleton, { height: 12 })).container.innerHTML;
  const { pressed, onMissed, section } = takenOver('', placeholder);
  await after(12_000);
  expect(onMissed).not.toHaveBeenCalled();
  section().innerHTML += loadMore;
  await after(0);
  expect(pressed.mock.calls).toEqual([['Load More']]);
});

test.each([
  ['another press', () => document.querySelector<HTMLElement>('.tool')?.click(), ['Rows']],
  [
    'a choice',
    () => document.querySelector('.tool')?.dispatchEvent(new Event('change', { bubbles: true })),
    [],
  ],
])('[S-11] %s replaces one that still waits', async (_what, act, done) => {
  const { pressed, onMissed, section } = takenOver('aria-busy="true"', busyMore);
  act();
  endDrawing(section());
  await after(12_000);
  expect(pressed.mock.calls.flat()).toEqual(done);
  expect(onMissed).not.toHaveBeenCalled();
});

test.each(['.tool', '.more'])('[S-11] a click on %s replaces no choice that still waits', async (where) => {
  const { pressed, section } = takenOver('aria-busy="true"', busyMore, true);
  document.querySelector<HTMLElement>(where)?.click();
  pressed.mockClear();
  endDrawing(section());
  await after(0);
  expect(pressed.mock.calls).toEqual([['Load More']]);
});

test.each([
  ['text', 'p'],
  ['a disabled button', '.more'],
])('[S-11] a click on %s replaces nothing', async (_what, where) => {
  const { pressed, section } = takenOver('aria-busy="true"', busyMore);
  document.querySelector<HTMLElement>(where)?.click();
  pressed.mockClear();
  endDrawing(section());
  await after(0);
  expect(pressed.mock.calls).toEqual([['Load More']]);
});

test('[S-11] a press on a page that was left is not reported', async () => {
  const { onMissed } = takenOver('', '');
  history.pushState(null, '', '/elsewhere');
  await after(12_000);
  expect(onMissed).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('[S-11] a press is done in a view that React has drawn again from scratch', async () => {
  const { react, pressed } = takenOver('aria-busy="true"', busyMore);
  react.outerHTML = `<main>${list('', loadMore)}</main>`;
  await after(0);
  expect(pressed.mock.calls).toEqual([['Load More']]);
});

test('[S-11] what can be done at once comes first, what follows need not wait for the rest', () => {
  expect(takenOver('aria-busy="true"', busyMore).then).toHaveBeenCalledTimes(1);
  const { pressed, then } = takenOver('', loadMore);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(then).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(then).toHaveBeenCalledTimes(1);
});
