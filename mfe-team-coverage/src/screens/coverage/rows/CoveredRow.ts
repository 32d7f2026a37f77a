import type { RatedSubject } from '../tabs/coverageTabs.ts';

/** Dates are yyyy-MM-dd. */
export interface RowRating {
  current: string;
  date: string | undefined;
  previous: string | undefined;
  previousDate: string | undefined;
  /** How it changed the previous rating, as named by the API. */
  action: string | undefined;
}

export interface RowModel {
  /** Empty if there is nothing to download. */
  link: string;
  entitled: boolean;
  uploaded: string | undefined;
}

export interface NamedLink {
  name: string;
  /** Undefined if there is no profile. [T-06] */
  href: string | undefined;
}

/** A covered company. Identity is stable per API response, so that each row renders once. */
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
  /** The searchable text, folded. */
  sought: string;
}

export interface CoveredSector {
  key: string;
  /** The API's name, whatever the reader's language. */
  value: string;
  name: NamedLink;
  rows: readonly CoveredRow[];
}
