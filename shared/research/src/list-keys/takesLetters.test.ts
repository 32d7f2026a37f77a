import { fireEvent } from '@testing-library/react';
import { takesLetters } from './takesLetters.ts';

/** Presses J on the element with the id `at`; returns whether the key is taken. */
function pressed(markup: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = markup;
  const taken: boolean[] = [];
  const listener = (event: KeyboardEvent) => taken.push(takesLetters(event));
  document.addEventListener('keydown', listener, { once: true });
  fireEvent.keyDown(document.querySelector('#at') ?? document.body, { key: 'j', ...init });
  return taken[0] ?? false;
}

test.each([
  ['a text field', '<input id="at">'],
  ['a text area', '<textarea id="at"></textarea>'],
  ['a select', '<select id="at"></select>'],
  ['something edited', '<p contenteditable="true"><b id="at">x</b></p>'],
  ['a list that is chosen from', '<ul role="listbox"><li id="at"></li></ul>'],
  ['a panel of a filter', '<div role="dialog"><button id="at"></button></div>'],
  ['tabs', '<div role="tablist"><button id="at"></button></div>'],
  ['a page under a dialogue', '<a id="at" href="/">x</a><div aria-modal="true"></div>'],
])('in %s letters are letters', (_, markup) => {
  expect(pressed(markup)).toBe(true);
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['an input method', { isComposing: true }],
])('with %s a key is the shortcut of something else', (_, init) => {
  expect(pressed('<a id="at" href="/">x</a>', init)).toBe(true);
});

test.each([
  ['the page', ''],
  ['a link', '<a id="at" href="/">x</a>'],
  ['a button', '<button id="at"></button>'],
])('on %s letters walk', (_, markup) => {
  expect(pressed(markup)).toBe(false);
});
