import { makePdf } from '../makePdf.ts';
import { makeXlsx } from '../makeXlsx.ts';
import { pdf, type DocumentRecord } from '../DocumentRecord.ts';
import { writeReport } from '../writeReport.ts';

/** Blocks the thread for some hundredths of a second. */
export function makeDocument(record: DocumentRecord): Promise<Buffer> {
  const report = writeReport(record);
  return record.contentType === pdf ? makePdf(report, record.publishedAt) : makeXlsx(record, report);
}
