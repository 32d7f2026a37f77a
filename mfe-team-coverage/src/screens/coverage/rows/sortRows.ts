import type { Language } from '@portal/contract';
import type { Sorting } from '@portal/research';
import { compareCreditRatings, compareEquityRatings } from '@portal/wire';
import type { CoverageTab } from '../tabs/coverageTabs.ts';
import { sortingOf, type SortKey } from '../view/CoverageView.ts';
import type { CoveredRow, CoveredSector } from './CoveredRow.ts';

type Compare = (one: CoveredRow, other: CoveredRow) => number;

/** Missing values come last, in either direction. */
function comparing(
  valueOf: (row: CoveredRow) => string | undefined,
  compare: (one: string, other: string) => number,
  descending: boolean,
): Compare {
  const sign = descending ? -1 : 1;
  return (one, other) => {
    const left = valueOf(one);
    const right = valueOf(other);
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * compare(left, right);
  };
}

const byDay = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Sorts companies within sectors: by name, by rating (best first) or by date (newest first). [C-07] [C-03] */
export function sortRows(
  sectors: readonly CoveredSector[],
  sorting: Sorting | undefined,
  { tab, language }: { tab: CoverageTab; language: Language },
): CoveredSector[] {
  const { by, reversed } = sortingOf(sorting);
  const { compare: compareNames } = new Intl.Collator(language);
  const compareRatings = tab.subject === 'Bonds' ? compareCreditRatings : compareEquityRatings;
  const ratingOf = ({ ratings }: CoveredRow) => ratings[tab.subject];
  const comparisons: Record<SortKey, Compare> = {
    name: comparing(({ company }) => company.name, compareNames, reversed),
    rating: comparing((row) => ratingOf(row)?.current, compareRatings, reversed),
    date: comparing((row) => ratingOf(row)?.date, byDay, !reversed),
  };
  const byName = comparing(({ company }) => company.name, compareNames, false);
  const compare = comparisons[by];
  return sectors.map((sector) => ({
    ...sector,
    rows: sector.rows.toSorted((one, other) => compare(one, other) || byName(one, other)),
  }));
}
