import { asksForSearch } from '../header/useSearchKeys.ts';
import { neighbour } from './useOptionKeys.ts';

test.each([
  [undefined, 1, 'a'],
  ['a', 1, 'b'],
  ['b', 1, undefined],
  [undefined, -1, 'b'],
  ['a', -1, undefined],
  ['gone', 1, 'a'],
] as const)('[L-20] from %j a step of %i leads to %j', (active, step, expected) => {
  expect(neighbour(['a', 'b'], active, step)).toBe(expected);
  expect(neighbour([], active, step)).toBeUndefined();
});

describe('[L-20] the keys that ask for the search', () => {
  afterEach(() => document.body.replaceChildren());
  const pressed = (init: KeyboardEventInit, on: Element = document.body) => {
    let isSearch = false;
    const listen = (event: Event) => (isSearch = asksForSearch(event as KeyboardEvent));
    document.addEventListener('keydown', listen);
    on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    document.removeEventListener('keydown', listen);
    return isSearch;
  };
  const within = (name: string) => document.body.appendChild(document.createElement(name));

  test.each([
    ['/', {}, true],
    ['k', { ctrlKey: true }, true],
    ['K', { metaKey: true }, true],
    ['k', {}, false],
    ['/', { altKey: true }, false],
    ['/', { ctrlKey: true }, false],
  ])('%s with %j: %s', (key, modifiers, asks) => {
    expect(pressed({ key, ...modifiers })).toBe(asks);
  });

  test('"/" is a character where somebody types, and Ctrl K is not', () => {
    for (const name of ['input', 'textarea', 'select'])
      expect(pressed({ key: '/' }, within(name))).toBe(false);
    expect(pressed({ key: 'k', ctrlKey: true }, within('input'))).toBe(true);
    expect(pressed({ key: '/' }, within('button'))).toBe(true);
  });

  test('nothing below a dialog', () => {
    within('div').setAttribute('aria-modal', 'true');
    expect(pressed({ key: 'k', ctrlKey: true })).toBe(false);
  });
});
