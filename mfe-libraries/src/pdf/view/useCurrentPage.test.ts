import { act, renderHook } from '@testing-library/react';
import { useCurrentPage } from './useCurrentPage.ts';

/** Below the bars. */
const line = 100;

/** Five landscape pages of 300 pixels in a window of 900, which scrolls as far as the end of the last page. */
function open() {
  let scrolled = 0;
  const move = (top: number) => (scrolled = Math.max(0, Math.min(top, 5 * 300 - 900)));
  // A browser reports it with the next frame.
  const report = () => act(() => void window.dispatchEvent(new Event('scroll')));
  const pages = document.createElement('div');
  for (let index = 0; index < 5; index += 1) {
    const page = document.createElement('div');
    page.style.setProperty('scroll-margin-top', `${line}px`);
    page.getBoundingClientRect = () => new DOMRect(0, index * 300 - scrolled, 700, 300);
    // Half a pixel short of the line, as on screens of other densities.
    page.scrollIntoView = () => void move(index * 300 - line - 0.5);
    pages.append(page);
  }
  Object.defineProperty(window, 'scrollY', { get: () => scrolled, configurable: true });
  const ref = { current: pages };
  const { result } = renderHook(() => useCurrentPage(ref));
  const step = (by: 1 | -1) => {
    act(() => result.current.goTo(result.current.page + by));
    report();
    return result.current.page;
  };
  const scrollTo = (top: number) => {
    move(top);
    report();
  };
  return { scrollTo, step, page: () => result.current.page };
}

test('[V-03] steps lead over every page, however short, there and back', () => {
  const { step, page } = open();
  expect(page()).toBe(1);
  expect([step(1), step(1), step(1), step(1)]).toEqual([2, 3, 4, 5]);
  expect([step(-1), step(-1), step(-1), step(-1)]).toEqual([4, 3, 2, 1]);
});

test('[V-03] a reader who scrolls is at the page below the bars', () => {
  const { scrollTo, step, page } = open();
  step(1);
  expect(page()).toBe(2);
  scrollTo(400);
  expect(page()).toBe(2);
  // The page begins half a pixel below the line, as after a step.
  scrollTo(300 - line - 0.5);
  expect(page()).toBe(2);
  scrollTo(510);
  expect(page()).toBe(3);
  scrollTo(0);
  expect(page()).toBe(1);
});
