import { watchFor } from './watchPage.ts';

interface Seen {
  at?: number;
  painted?: number;
  over?: number;
}

const names = ['document', 'MutationObserver', 'PerformanceObserver', 'requestAnimationFrame'] as const;
const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
});

/** A page that is being watched; `at` changes what it has, at a time. */
function aPage() {
  let has: readonly string[] = [];
  let now = 0;
  let notice: (() => void) | undefined;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(globalThis, {
    document: { querySelector: (selector: string) => (has.includes(selector) ? {} : null) },
    MutationObserver: class {
      constructor(callback: () => void) {
        notice = callback;
      }
      observe = () => undefined;
      disconnect = () => (notice = undefined);
    },
    PerformanceObserver: class {
      observe = () => undefined;
    },
    requestAnimationFrame: () => 0,
  });
  watchFor({ paints: 'dl', shows: 'article' });
  const { portalSeen } = globalThis as unknown as { portalSeen: Seen };
  return {
    seen: portalSeen,
    at(time: number, ...selectors: string[]) {
      now = time;
      has = selectors;
      notice?.();
    },
  };
}

test('a head that a first view paints is there before the portal’s own', () => {
  const { seen, at } = aPage();
  at(500, '#first');
  at(1300, '#first', 'dl');
  at(3000, '#first', 'dl', '#portal article');
  at(3400, 'dl', '#portal article');
  at(3500, 'dl', '#portal article');
  expect(seen).toMatchObject({ at: 1300, over: 3400 });
});

test('without a first view, the head counts as soon as the portal shows it', () => {
  const { seen, at } = aPage();
  at(3000, 'dl');
  at(3600, 'dl', '#portal article');
  expect(seen).toMatchObject({ at: 3000, over: 3600 });
});

test('a page whose head never comes does not stand', () => {
  const { seen, at } = aPage();
  at(3000, '#portal article');
  expect(seen.over).toBeUndefined();
});
