import type { RatedSubject } from '../tabs/coverageTabs.ts';

/** A rating as a row shows it; days are yyyy-MM-dd. */
export interface RowRating {
  current: string;
  date: string | undefined;
  previous: string | undefined;
  previousDate: string | undefined;
  /** What it did to the one before, as the API names it. */
  action: string | undefined;
}

export interface RowModel {
  /** Empty when there is nothing to follow. */
  link: string;
  entitled: boolean;
  uploaded: string | undefined;
}

export interface NamedLink {
  name: string;
  /** Undefined when there is no profile to open. [T-06] */
  href: string | undefined;
}

/** A covered company. The same object for as long as the answer of the API is the same: rows are rendered once for each. */
export interface CoveredRow {
  key: string;
  company: NamedLink;
  sector: string;
  analyst: NamedLink | undefined;
  ticker: string;
  bloomberg: string;
  gkNumber: string;
  ratings: Partial<Record<RatedSubject, RowRating>>;
  model: RowModel | undefined;
  /** What the search looks at, folded. */
  sought: string;
}

/** A sector with companies. */
export interface CoveredSector {
  key: string;
  /** As the API files it, in either language. */
  value: string;
  name: NamedLink;
  rows: readonly CoveredRow[];
}
