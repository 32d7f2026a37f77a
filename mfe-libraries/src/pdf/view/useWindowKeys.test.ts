import { renderHook } from '@testing-library/react';
import { useWindowKeys } from './useWindowKeys.ts';

const scrolled: (number | undefined)[] = [];

function press(key: string, target: Element = document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

test('[V-03] Page Up and Page Down scroll by what is seen, except in fields', () => {
  const pages = document.createElement('div');
  pages.innerHTML = '<div style="scroll-margin-top: 200px"></div>';
  const field = document.createElement('textarea');
  document.body.replaceChildren(pages, field);
  Object.defineProperty(window, 'innerHeight', { value: 900, configurable: true });
  const scrollBy = ({ top }: ScrollToOptions) => void scrolled.push(top);
  Object.defineProperty(window, 'scrollBy', { value: scrollBy, configurable: true });
  const ref = { current: pages };
  const { unmount } = renderHook(() => useWindowKeys(ref));
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
