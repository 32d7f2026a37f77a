/** @jest-environment @portal/build/jest-browser */
import { forgetTasks, watched, watchPage } from './inPage.ts';

test('[F-20] a long task of the proof itself, reported late, is not the page’s', async () => {
  const portalProof = { longest: 0 };
  Object.assign(globalThis, { portalProof });
  const forgetting = forgetTasks();
  portalProof.longest = 5_000;
  await forgetting;
  expect(portalProof.longest).toBe(0);
});

test('[F-20] [F-10] each copy of React that runs in a page is counted, whichever tool brought it', () => {
  const hook = () =>
    (globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { inject: () => number } })
      .__REACT_DEVTOOLS_GLOBAL_HOOK__;
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = () => undefined;
    },
  });
  watchPage();
  hook().inject();
  expect(watched().reacts).toBe(1);
  hook().inject();
  expect(watched().reacts).toBe(2);
});
