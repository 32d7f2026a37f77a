import { renderHook } from '@testing-library/react';
import { useWindowKeys } from './useWindowKeys.ts';

const scrolled: (number | undefined)[] = [];

function press(key: string, target: Element = document.body, shiftKey = false): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );
}

/** Pages below bars of 200 pixels, in a window of this height. */
function open(innerHeight: number) {
  scrolled.length = 0;
  const pages = document.createElement('div');
  pages.innerHTML = '<div style="scroll-margin-top: 200px"></div>';
  const field = document.createElement('textarea');
  document.body.replaceChildren(pages, field);
  Object.defineProperty(window, 'innerHeight', { value: innerHeight, configurable: true });
  const scrollBy = ({ top }: ScrollToOptions) => void scrolled.push(top);
  Object.defineProperty(window, 'scrollBy', { value: scrollBy, configurable: true });
  const ref = { current: pages };
  return { ...renderHook(() => useWindowKeys(ref)), field };
}

test('[V-03] Page Up and Page Down scroll by what is seen, except in fields', () => {
  const { field, unmount } = open(900);
  expect([press('PageDown'), press('PageUp'), press('PageDown', field), press('Home')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(scrolled).toEqual([660, -660]);
  unmount();
  expect(press('PageDown')).toBe(true);
});

test('[V-03] with Shift, the browser selects', () => {
  open(900);
  expect(press('PageDown', document.body, true)).toBe(true);
  expect(scrolled).toEqual([]);
});

test('[V-03] in a window that the bars nearly fill, Page Down still scrolls down', () => {
  open(220);
  press('PageDown');
  press('PageUp');
  expect(scrolled).toEqual([40, -40]);
});
