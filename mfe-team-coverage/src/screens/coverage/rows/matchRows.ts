import { daysBefore } from '@portal/i18n';
import { canClear } from '@portal/research';
import type { Subject } from '@portal/wire';
import { foldText } from '#components/foldText.ts';
import type { CoverageView } from '../view/CoverageView.ts';
import { coverageCategories, type CoverageCategory, type RatedSubject } from '../tabs/coverageTabs.ts';
import { categoryValue } from './categoryValue.ts';
import { isChangedSince } from './changedSince.ts';
import type { CoveredRow, CoveredSector } from './CoveredRow.ts';
import { isFollowed } from './isFollowed.ts';

type Test = (row: CoveredRow) => boolean;

interface Known {
  today: string;
  /** What the tab rates. */
  rated: RatedSubject;
  /** What the client follows. @default nothing */
  subjects?: readonly Subject[] | undefined;
}

/** Matches each word separately, in company, tickers and analyst. [C-07] */
function searchTest(search: string): Test {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ sought }) => words.every((word) => sought.includes(word));
}

function filterTest(category: CoverageCategory, values: readonly string[]): Test {
  // Names may use composed or combining accents.
  const chosen = new Set(values.map((value) => value.normalize('NFC')));
  return (row) => chosen.has(categoryValue(row, category)?.normalize('NFC') ?? '');
}

/** Whether the tab's own rating changed within so many days: those of others have tabs of their own. [C-07] */
function changeTest(days: string, { today, rated }: Known): Test {
  const first = daysBefore(today, Number(days));
  return ({ ratings: { [rated]: rating } }) => rating !== undefined && isChangedSince(rating, first);
}

/** Whether a view may leave companies out. */
export const isNarrowed = (view: CoverageView): boolean =>
  canClear({ ...view, searchTerm: view.searchTerm.trim() });

/** Applies a view; sectors without a match are left out. */
export function matchRows(
  sectors: readonly CoveredSector[],
  view: CoverageView,
  known: Known,
): readonly CoveredSector[] {
  if (!isNarrowed(view)) return sectors;
  const { searchTerm, tagFilters, myCoverage } = view;
  const tests: Test[] = [searchTest(searchTerm)];
  for (const category of coverageCategories) {
    const values = tagFilters[category];
    if (values !== undefined) tests.push(filterTest(category, values));
  }
  for (const days of tagFilters['changed'] ?? []) tests.push(changeTest(days, known));
  if (myCoverage === true) tests.push(isFollowed(known.subjects ?? []));
  return sectors.flatMap((sector) => {
    const rows = sector.rows.filter((row) => tests.every((test) => test(row)));
    return rows.length === 0 ? [] : [{ ...sector, rows }];
  });
}
