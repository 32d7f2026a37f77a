import { act, renderHook } from '@testing-library/react';
import { readCoverage } from '../rows/readCoverage.ts';
import { coverageTabs } from '../tabs/coverageTabs.ts';
import { aCompany, aCoverage, aCoveredSector } from '../testing/coverageData.ts';
import type { TargetRows } from './renderInSteps.ts';
import { useRenderInSteps } from './useRenderInSteps.ts';

const companies = Array.from({ length: 60 }, (_, place) => aCompany(`Company ${place}`));
const [tab] = coverageTabs;
const words = { language: 'en', noSector: 'Other companies' } as const;
const sectors = readCoverage(aCoverage(aCoveredSector('A', companies)), tab, words);
const keys = sectors.map(({ key }) => key);
const target: TargetRows = { sectors, open: new Set(keys), order: keys };

/** Renders with a count of layouts; `toNextStep` ends once the next step is rendered. */
function render(atOnce: boolean) {
  const layOut = jest.spyOn(document.body, 'getBoundingClientRect');
  const { result } = renderHook(() => useRenderInSteps(target, { atOnce, startsWhole: false }));
  return {
    isBehind: () => result.current.behind,
    state: () => ({
      rows: [...result.current.shown.values()].reduce((sum, { sector }) => sum + sector.rows.length, 0),
      laidOut: layOut.mock.calls.length,
    }),
    toNextStep: () => {
      jest.advanceTimersToNextFrame();
      act(() => jest.runOnlyPendingTimers());
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[C-07] each step is laid out in its own task: keys then only do their own work', () => {
  const { isBehind, state, toNextStep } = render(false);
  const steps = [state()];
  while (isBehind() && steps.length < 60) {
    toNextStep();
    steps.push(state());
  }
  expect(steps.length).toBeGreaterThan(3);
  expect(new Set(steps.map(({ rows }) => rows)).size).toBe(steps.length);
  expect(steps.at(-1)?.rows).toBe(60);
  expect(steps.map(({ laidOut }) => laidOut)).toEqual(steps.map((_, place) => place + 1));
});

test('[C-07] without steps, as for print, the browser lays out when it needs to', () => {
  const { isBehind, state } = render(true);
  expect(isBehind()).toBe(false);
  expect(state()).toEqual({ rows: 60, laidOut: 0 });
});
