import { renderHook } from '@testing-library/react';
import { useStablePlace } from './useStablePlace.ts';

/** Below the bars. */
const line = 100;

/** Pages of 1000 pixels at scale 1, and a window that scrolls over them. */
function open(scrolled: number) {
  let scale = 1;
  let top = -scrolled;
  const pages = document.createElement('div');
  for (let index = 0; index < 5; index += 1) {
    const page = document.createElement('div');
    page.style.setProperty('scroll-margin-top', `${line}px`);
    page.getBoundingClientRect = () => new DOMRect(0, top + index * 1000 * scale, 700 * scale, 1000 * scale);
    pages.append(page);
  }
  Object.defineProperties(pages, {
    clientWidth: { get: () => 700 },
    scrollWidth: { get: () => 700 * Math.max(1, scale) },
  });
  const scrollBy = ({ top: down = 0 }: ScrollToOptions = {}) => void (top -= down);
  Object.defineProperty(window, 'scrollBy', { value: scrollBy, configurable: true });
  document.body.replaceChildren(pages);
  const ref = { current: pages };
  const hook = renderHook((at: number) => useStablePlace(ref, at), { initialProps: scale });
  window.dispatchEvent(new Event('scroll'));
  const zoom = (to: number) => {
    scale = to;
    hook.rerender(to);
    return { top, left: pages.scrollLeft };
  };
  return { zoom };
}

test.each([
  // The line 400 pixels down the third page, 100 pixels below the window's edge.
  [2, 2300, { top: line - 2 * 2400, left: 350 }],
  [0.5, 2300, { top: line - 0.5 * 2400, left: 0 }],
  [3, -250, { top: 250, left: 0 }],
])('[V-03] at scale %d, %d pixels down, the line below the bars stays', (scale, scrolled, expected) => {
  expect(open(scrolled).zoom(scale)).toEqual(expected);
});

test('[V-03] zooming there and back leads to the same place', () => {
  const { zoom } = open(2300);
  zoom(3);
  expect(zoom(1)).toEqual({ top: -2300, left: 0 });
});
