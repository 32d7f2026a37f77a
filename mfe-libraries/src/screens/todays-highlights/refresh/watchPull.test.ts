import { mayBegin } from './watchPull.ts';

/** Whether a touch on an element may start a pull. */
const pulls = (target: Element) =>
  mayBegin({ target, touches: Object.assign([{}], { item: () => null }) as unknown as TouchList });

const scrolledBy = (top: number) => {
  const [inner, outer] = [document.createElement('p'), document.createElement('div')];
  outer.append(inner);
  document.body.append(outer);
  Object.defineProperty(outer, 'scrollTop', { value: top });
  return inner;
};

test('the page is pulled, also at what is scrolled to its own top', () => {
  expect(pulls(document.body)).toBe(true);
  expect(pulls(scrolledBy(0))).toBe(true);
});

test('a pull at what can be scrolled up scrolls it', () => {
  expect(pulls(scrolledBy(40))).toBe(false);
});

test.each(['dialog', 'menu', 'listbox'])('a pull in a %s is its own', (role) => {
  const [inner, overlay] = [document.createElement('p'), document.createElement('div')];
  overlay.setAttribute('role', role);
  overlay.append(inner);
  document.body.append(overlay);
  expect(pulls(inner)).toBe(false);
});
