import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { PageFaults } from './PageFaults.ts';

/** What a page's faults are once it has written this to its console. */
function faultsAfter(type: string, text: string): string[] {
  const page = new EventEmitter();
  const faults = new PageFaults(page as unknown as Page);
  page.emit('console', { type: () => type, text: () => text });
  return faults.take();
}

test.each([
  [
    'a read that fails, though the area shows it as its own',
    'A read of the API failed. ApiError: The answer is not as documented.',
    'reports A read of the API failed. ApiError: The answer is not as documented.',
  ],
  [
    'an area that needed a second attempt',
    'Fault: {"step":"screen","outcome":"recovered","message":"broken on render"}',
    'cannot be shown (step screen): broken on render',
  ],
])('[F-20] %s is a fault', (_what, text, fault) => {
  expect(faultsAfter('warning', text)).toEqual([fault]);
});

test.each([
  ['warning', 'This browser does not keep a draft. SecurityError'],
  ['info', 'A read of the API failed.'],
  ['error', 'Failed to load resource: the server responded with a status of 404 (Not Found)'],
])('[F-20] a %s that says “%s” is none', (type, text) => {
  expect(faultsAfter(type, text)).toEqual([]);
});
