import type { Language } from '@portal/contract';

export interface ReportTable {
  caption: string;
  columns: string[];
  /** Row name, then formatted numbers. */
  rows: string[][];
}

export interface ReportChart {
  caption: string;
  /** Monthly, starting at 100. */
  values: number[];
  /** mm.yyyy */
  from: string;
  to: string;
}

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
  words: { author: string; page: string; keyPoints: string; published: string };
}
