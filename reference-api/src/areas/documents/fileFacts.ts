import { pdf, type DocumentRecord } from '#documents/DocumentRecord.ts';
import { fileName } from './contentDisposition.ts';

/** What is said of a publication's file. */
export interface FileFacts {
  name: string;
  contentType: string;
  /** Browsers cannot show spreadsheets: these are always saved. */
  shownInBrowser: boolean;
}

/** What is said of a publication's file; undefined when it has none. */
export function fileFacts({ contentType, title }: DocumentRecord): FileFacts | undefined {
  if (contentType === null) return undefined;
  const shownInBrowser = contentType === pdf;
  return { name: fileName(title, shownInBrowser ? 'pdf' : 'xlsx'), contentType, shownInBrowser };
}
