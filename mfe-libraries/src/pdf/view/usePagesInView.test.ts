import { act, renderHook } from '@testing-library/react';
import { usePagesInView } from './usePagesInView.ts';

let observers: FakeObserver[] = [];

class FakeObserver {
  root = null;
  thresholds = [0];
  scrollMargin = '';
  constructor(
    private readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  rootMargin = '';
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
  takeRecords = () => [];
  /** Pages that came near, or left. */
  see(changes: [element: Element, isIntersecting: boolean][]) {
    const entries = changes.map(([target, isIntersecting]) => ({ target, isIntersecting }));
    act(() => this.report(entries as IntersectionObserverEntry[], this));
  }
}

const windowHeight = 900;

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Ten pages, of which the first is near. */
function open() {
  const pages = document.createElement('div');
  for (let number = 1; number <= 10; number += 1) pages.append(document.createElement('button'));
  document.body.replaceChildren(pages);
  const ref = { current: pages };
  const hook = renderHook(() => usePagesInView(ref, true));
  const [near] = observers;
  if (near === undefined) throw new Error('Nothing is observed.');
  const page = (number: number) => pages.children[number - 1] as HTMLButtonElement;
  const move = (from: number, to: number) =>
    near.see([
      [page(from), false],
      [page(to), true],
    ]);
  near.see([[page(1), true]]);
  return { page, move, drawn: () => [...hook.result.current] };
}

beforeEach(() => {
  observers = [];
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: windowHeight, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

test('[V-03] pages that rush past are not drawn, and left ones are released', () => {
  const { move, drawn } = open();
  expect(drawn()).toEqual([1]);
  scrollTo(500);
  for (let at = 2; at <= 6; at += 1) {
    move(at - 1, at);
    scrollTo(at * 1000);
    wait(130);
    expect(drawn()).toEqual([1]);
  }
  wait(130);
  expect(drawn()).toEqual([6]);
});

test('[V-03] a reader who scrolls slowly finds drawn pages without resting', () => {
  const { move, drawn } = open();
  scrollTo(100);
  move(1, 2);
  scrollTo(300);
  wait(130);
  expect(drawn()).toEqual([2]);
});

test('[V-03] a page with the focus or selected text stays when it is left', () => {
  const { page, move, drawn } = open();
  page(1).focus();
  move(1, 5);
  expect(drawn()).toEqual([5, 1]);
  page(1).blur();
  page(5).textContent = 'Growth';
  document.getSelection()?.selectAllChildren(page(5));
  move(5, 9);
  expect(drawn()).toEqual([9, 5]);
  document.getSelection()?.removeAllRanges();
  move(9, 10);
  expect(drawn()).toEqual([10]);
});
