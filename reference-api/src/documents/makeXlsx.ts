import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node';
import type { DocumentRecord } from './DocumentRecord.ts';
import { yearFigures } from './figures.ts';
import type { Report } from './Report.ts';
import { withFixedTimes } from './withFixedTimes.ts';

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

/** A report as spreadsheet: overview, figures as numbers, the chart's values, the legal notes. */
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
