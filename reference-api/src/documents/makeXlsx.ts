import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node';
import type { DocumentRecord } from './DocumentRecord.ts';
import { yearFigures } from './figures.ts';
import type { Report } from './Report.ts';

const endRecordSize = 22;
/** 1 January 1980, midnight: the earliest time of a ZIP archive. */
const earliest = 0x0021_0000;

/** Gives all files the same date, so that the same content gives the same bytes. The archive must have no comment. */
function withFixedTimes(zip: Buffer): Buffer {
  const fixed = Buffer.from(zip);
  const end = fixed.length - endRecordSize;
  let entry = fixed.readUInt32LE(end + 16);
  for (let left = fixed.readUInt16LE(end + 10); left > 0; left--) {
    fixed.writeUInt32LE(earliest, entry + 12);
    fixed.writeUInt32LE(earliest, fixed.readUInt32LE(entry + 42) + 10);
    const [name, extra, comment] = [28, 30, 32].map((offset) => fixed.readUInt16LE(entry + offset));
    entry += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return fixed;
}

const head = (value: string) => ({ value, fontWeight: 'bold' as const });

function figuresSheet(record: DocumentRecord, report: Report): Row[] {
  const figures = yearFigures(record);
  const names = report.table?.rows.map(([name = '']) => name) ?? [];
  const keys = [
    'sales',
    'growth',
    'ebitda',
    'ebit',
    'margin',
    'profit',
    'cashFlow',
    'netDebt',
    'equityRatio',
  ] as const;
  return [
    (report.table?.columns ?? []).map(head),
    ...keys.map((key, index) => [
      head(names[index] ?? key),
      ...figures.map((each) => ({ value: Math.round(each[key] * 10) / 10, type: Number, format: '#,##0.0' })),
    ]),
  ];
}

function coverSheet(report: Report): Row[] {
  return [
    [head(report.title)],
    [report.kind],
    [report.subject],
    [],
    [head(report.words.published), report.day],
    [head(report.words.author), report.authors],
    [],
    ...report.keyPoints.map((point) => [point]),
  ];
}

const sheetNames = {
  en: ['Overview', 'Key figures', 'Return', 'Disclaimer'],
  de: ['Übersicht', 'Kennzahlen', 'Rendite', 'Disclaimer'],
} as const;

export async function makeXlsx(record: DocumentRecord, report: Report): Promise<Buffer> {
  const [overview, figures, path, legal] = sheetNames[report.language];
  const values = report.chart?.values ?? [];
  const sheets: Sheet<never>[] = [
    { sheet: overview, data: coverSheet(report), columns: [{ width: 40 }, { width: 30 }] },
    { sheet: figures, data: figuresSheet(record, report), columns: [{ width: 26 }] },
    {
      sheet: path,
      data: [
        [head(report.chart?.caption ?? '')],
        ...values.map((value, month) => [month, Math.round(value * 100) / 100]),
      ],
      columns: [{ width: 16 }, { width: 12 }],
    },
    {
      sheet: legal,
      data: report.notice.paragraphs.map((text) => [{ value: text, wrap: true }]),
      columns: [{ width: 90 }],
    },
  ];
  return withFixedTimes(await writeXlsxFile(sheets).toBuffer());
}
