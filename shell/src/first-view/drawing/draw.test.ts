import { draw } from './draw.ts';
import type { Component, Drawn } from './element.ts';
import {
  Component as ClassComponent,
  createContext,
  createElement,
  Fragment,
  lazy,
  Suspense,
  useContext,
  useState,
} from './react.ts';

function drawn(what: Drawn): string {
  const into = document.createElement('div');
  draw(what, into);
  return into.innerHTML;
}

test('[S-11] text, numbers, lists and components are drawn, and nothing where React is empty', () => {
  const Greeting: Component = ({ name }) =>
    createElement('p', { className: 'a' }, 'Hello ', name as Drawn, ' ', 3);
  const list = createElement(
    Fragment,
    null,
    [null, undefined, false, true],
    createElement(Greeting, { name: 'Ada' }),
  );
  expect(drawn(list)).toBe('<p class="a">Hello Ada 3</p>');
});

test('[S-11] markup in a title stays text', () => {
  expect(drawn(createElement('h2', null, '<b>Banks</b> & more'))).toBe(
    '<h2>&lt;b&gt;Banks&lt;/b&gt; &amp; more</h2>',
  );
});

test.each<[object, string]>([
  [
    { tabIndex: -1, dateTime: '2026', readOnly: true, disabled: false },
    '<i tabindex="-1" datetime="2026" readonly=""></i>',
  ],
  [{ 'aria-hidden': true, 'data-entitled': false }, '<i aria-hidden="true" data-entitled="false"></i>'],
  [{ onClick: () => undefined, ref: null, key: undefined }, '<i></i>'],
  [{ id: 'x', htmlFor: 'y', 'aria-labelledby': 'x', role: 'status' }, '<i></i>'],
  [{ style: { width: 12, color: 'red', '--a': '1' } }, '<i style="width: 12px; color: red; --a: 1;"></i>'],
])('[S-11] the props %j are set as React sets them, without ids and announcements', (props, markup) => {
  expect(drawn(createElement('i', { ...props }))).toBe(markup);
});

test('[S-11] icons are drawn as SVG, with attributes in their own spelling', () => {
  const into = document.createElement('div');
  const path = createElement('path', { strokeLinecap: 'round' });
  draw(createElement('svg', { viewBox: '0 0 1 1' }, path), into);
  expect(into.innerHTML).toBe('<svg viewBox="0 0 1 1"><path stroke-linecap="round"></path></svg>');
  expect(into.querySelector('path')).toBeInstanceOf(SVGElement);
});

test('[S-11] a choice shows its value', () => {
  const into = document.createElement('div');
  const options = ['a', 'b'].map((value) => createElement('option', { value }, value));
  draw(createElement('select', { value: 'b' }, ...options), into);
  expect(into.querySelector('select')).toHaveValue('b');
});

test('[S-11] a context reaches what is inside, and ends after it', () => {
  const Depth = createContext('outside');
  const Read: Component = () => useContext(Depth);
  const within = createElement(Depth, { value: 'inside' }, createElement(Read, null));
  expect(drawn([within, createElement(Read, null)])).toBe('insideoutside');
});

test('[S-11] hooks give what they start with', () => {
  const Counter: Component = () => useState(() => 7)[0];
  expect(drawn(createElement(Counter, null))).toBe('7');
});

test('[S-11] what waits for code shows its placeholder alone; a class draws what it renders', () => {
  class Boundary extends ClassComponent {
    render(): Drawn {
      return this.props['children'] as Drawn;
    }
  }
  const later = createElement('p', null, 'before', createElement(lazy(), null));
  const waiting = createElement(Suspense, { fallback: createElement('i', null, 'waiting') }, later);
  expect(drawn(createElement(Boundary as never, null, waiting))).toBe('<i>waiting</i>');
});

test('[S-11] any other error ends the drawing', () => {
  const Broken: Component = () => {
    throw new TypeError('broken');
  };
  expect(() => drawn(createElement(Suspense, { fallback: null }, createElement(Broken, null)))).toThrow(
    'broken',
  );
});

test('[S-11] a component that the shell does not offer to the area ends the drawing', () => {
  expect(() => drawn(createElement(undefined as never, null))).toThrow(
    'The shell offers no such component: see first-view/offers.',
  );
});
