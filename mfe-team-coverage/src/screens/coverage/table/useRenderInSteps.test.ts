import { renderHook, waitFor } from '@testing-library/react';
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

test('[C-07] each step is laid out in its own task: keys then only do their own work', async () => {
  const seen: string[] = [];
  const layOut = jest.spyOn(document.body, 'getBoundingClientRect');
  const { result } = renderHook(() => {
    const state = useRenderInSteps(target, { atOnce: false, startsWhole: false });
    const rows = [...state.shown.values()].reduce((sum, { sector }) => sum + sector.rows.length, 0);
    seen.push(`${rows} rows, ${layOut.mock.calls.length} laid out`);
    return state;
  });
  expect(layOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.behind).toBe(false));
  const steps = new Set(seen.map((each) => each.split(',')[0]));
  expect(steps.size).toBeGreaterThan(3);
  expect(seen.at(-1)).toMatch(/^60 rows/);
  expect(layOut.mock.calls.length).toBeGreaterThanOrEqual(steps.size);
  layOut.mockRestore();
});
