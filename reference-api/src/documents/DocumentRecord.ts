import type { Language } from '@portal/contract';

/** The content type of what browsers show; every other document is a spreadsheet. */
export const pdf = 'application/pdf';

/** What a document is made from. The same record always makes the same document, byte by byte. */
export interface DocumentRecord {
  docRef: string;
  title: string;
  language: Language;
  /** German name of the publication type. */
  publicationType: string;
  /** Name of the publication type in the document's language. */
  typeLabel: string;
  assetClassLabels: string[];
  /** ISO time stamp. */
  publishedAt: string;
  contentType: string | null;
  hasPreview: boolean;
  companies: string[];
  /** What the first company was rated on the day: its shares, or its debt in research on bonds alone. */
  rating: string | null;
  /** Names of the sectors in the document's language. */
  sectors: string[];
  analysts: string[];
  /** What the document says, as it is stored and searched; null where nothing is stored. See textOf. */
  text: string | null;
}
