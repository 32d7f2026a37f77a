import type { DocumentRecord } from '#documents/DocumentRecord.ts';
import { makePdf } from '#documents/makePdf.ts';
import { makeXlsx } from '#documents/makeXlsx.ts';
import { writeReport } from '#documents/writeReport.ts';
import { fileName } from './contentDisposition.ts';

const pdf = 'application/pdf';

export interface MadeFile {
  bytes: Buffer;
  name: string;
  contentType: string;
  /** Browsers cannot show spreadsheets: these are always saved. */
  shownInBrowser: boolean;
}

/** Makes a publication's file; undefined when it has none. */
export async function makeFile(record: DocumentRecord): Promise<MadeFile | undefined> {
  const { contentType } = record;
  if (contentType === null) return undefined;
  const report = writeReport(record);
  if (contentType === pdf) {
    const bytes = await makePdf(report, record.publishedAt);
    return { bytes, name: fileName(record.title, 'pdf'), contentType, shownInBrowser: true };
  }
  const bytes = await makeXlsx(record, report);
  return { bytes, name: fileName(record.title, 'xlsx'), contentType, shownInBrowser: false };
}
