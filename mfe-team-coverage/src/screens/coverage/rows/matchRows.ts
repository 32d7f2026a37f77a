import type { Subject } from '@portal/wire';
import type { CoverageView } from '../view/CoverageView.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import { categoryValue } from './categoryValue.ts';
import { changedWithin } from './changedSince.ts';
import type { CoveredRow, CoveredSector } from './CoveredRow.ts';
import { isFollowed } from './isFollowed.ts';

/** Removes case and accents: zurich finds Zürich, in either Unicode form. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

type Test = (row: CoveredRow) => boolean;

/** Matches each word separately, in company, tickers and analyst. [C-07] */
function searchTest(search: string): Test {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ sought }) => words.every((word) => sought.includes(word));
}

function filterTest(category: CoverageCategory, values: readonly string[]): Test {
  // Names may use composed or combining accents.
  const wanted = new Set(values.map((value) => value.normalize('NFC')));
  return (row) => wanted.has(categoryValue(row, category)?.normalize('NFC') ?? '');
}

/** Whether a view may leave companies out. */
export function isNarrowed({ search, filters, period, myCoverage }: CoverageView): boolean {
  return search.trim() !== '' || period !== undefined || myCoverage || Object.keys(filters).length > 0;
}

interface Known {
  today: string;
  /** What the client follows. @default nothing */
  subjects?: readonly Subject[] | undefined;
}

/** Applies a view; sectors without a match are left out. */
export function matchRows(
  sectors: readonly CoveredSector[],
  view: CoverageView,
  { today, subjects = [] }: Known,
): readonly CoveredSector[] {
  if (!isNarrowed(view)) return sectors;
  const { search, filters, period, myCoverage } = view;
  const tests: Test[] = [
    searchTest(search),
    ...Object.entries(filters).map(([category, values]) => filterTest(category as CoverageCategory, values)),
    ...(period === undefined ? [] : [(row: CoveredRow) => changedWithin(row, period, today)]),
    ...(myCoverage ? [isFollowed(subjects)] : []),
  ];
  return sectors.flatMap((sector) => {
    const rows = sector.rows.filter((row) => tests.every((test) => test(row)));
    return rows.length === 0 ? [] : [{ ...sector, rows }];
  });
}
