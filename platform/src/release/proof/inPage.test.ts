/** @jest-environment @portal/build/jest-browser */
import { forgetTasks } from './inPage.ts';

test('[F-20] a long task of the proof itself, announced after it has ended, is none of the page at its next width', async () => {
  const portalProof = { longest: 0 };
  Object.assign(globalThis, { portalProof });
  const forgetting = forgetTasks();
  portalProof.longest = 5_000;
  await forgetting;
  expect(portalProof.longest).toBe(0);
});
