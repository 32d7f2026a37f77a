import type { CoverageView } from '../view/CoverageView.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import { categoryValue } from './categoryValue.ts';
import { changedWithin } from './changedSince.ts';
import type { CoveredRow, CoveredSector } from './CoveredRow.ts';
import { foldText } from './foldText.ts';

type Test = (row: CoveredRow) => boolean;

/** Every word of a search is looked for by itself, in company, tickers and analyst. [C-07] */
function searchTest(search: string): Test {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ sought }) => words.every((word) => sought.includes(word));
}

function filterTest(category: CoverageCategory, values: readonly string[]): Test {
  // Names may be written with composed or with combining accents.
  const wanted = new Set(values.map((value) => value.normalize('NFC')));
  return (row) => wanted.has(categoryValue(row, category)?.normalize('NFC') ?? '');
}

/** Whether a view leaves companies out. */
export function isNarrowed({ search, filters, period }: CoverageView): boolean {
  return search.trim() !== '' || period !== undefined || Object.keys(filters).length > 0;
}

/** What of some sectors a view shows; sectors without a match are left out. */
export function matchRows(
  sectors: readonly CoveredSector[],
  view: CoverageView,
  today: string,
): readonly CoveredSector[] {
  if (!isNarrowed(view)) return sectors;
  const { search, filters, period } = view;
  const tests: Test[] = [
    searchTest(search),
    ...Object.entries(filters).map(([category, values]) => filterTest(category as CoverageCategory, values)),
    ...(period === undefined ? [] : [(row: CoveredRow) => changedWithin(row, period, today)]),
  ];
  return sectors.flatMap((sector) => {
    const rows = sector.rows.filter((row) => tests.every((test) => test(row)));
    return rows.length === 0 ? [] : [{ ...sector, rows }];
  });
}
