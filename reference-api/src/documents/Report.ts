import type { Language } from '@portal/contract';

export interface ReportTable {
  caption: string;
  columns: string[];
  /** First cell: the row's name; the others: numbers, already in the language's form. */
  rows: string[][];
}

export interface ReportChart {
  caption: string;
  /** Index values, one a month, the first being 100. */
  values: number[];
  /** Months, as mm.yyyy. */
  from: string;
  to: string;
}

/** A document's content, whatever form it is given. */
export interface Report {
  docRef: string;
  language: Language;
  kind: string;
  title: string;
  /** dd.mm.yyyy */
  day: string;
  authors: string;
  rating: { label: string; value: string } | undefined;
  subject: string;
  keyPoints: string[];
  sections: { heading: string; paragraphs: string[] }[];
  table: ReportTable | undefined;
  chart: ReportChart | undefined;
  notice: { heading: string; paragraphs: string[] };
  /** Words of the frame. */
  words: { author: string; page: string; keyPoints: string; published: string };
}
