import type { Language } from '@portal/contract';

/** Every other document is a spreadsheet. */
export const pdf = 'application/pdf';

/** Of publications that no bank wrote: the demo's, and those of tests. */
export type InventedOrigin = 'demo' | 'test';

export function isInvented(origin: string): origin is InventedOrigin {
  return origin === 'demo' || origin === 'test';
}

/** What a document is made from: the same record always gives the same bytes. */
export interface DocumentRecord {
  /** Documents are only made for what is invented. [D-01] */
  origin: InventedOrigin;
  docRef: string;
  title: string;
  language: Language;
  /** In German. */
  publicationType: string;
  /** In the document's language. */
  typeLabel: string;
  assetClassLabels: string[];
  /** ISO time stamp. */
  publishedAt: string;
  contentType: string | null;
  hasPreview: boolean;
  companies: string[];
  /** The first company's rating: of its shares, or of its debt if the research is only on bonds. */
  rating: string | null;
  /** In the document's language. */
  sectors: string[];
  analysts: string[];
  /** As stored and searched, see textOf; null if not stored. */
  text: string | null;
}
