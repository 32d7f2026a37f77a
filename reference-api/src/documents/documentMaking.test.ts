import { chartPoints, gridValues } from './chartPoints.ts';
import type { DocumentRecord } from './DocumentRecord.ts';
import { makePdf } from './makePdf.ts';
import { makePortrait } from './makePortrait.ts';
import { makePreview } from './makePreview.ts';
import { makeXlsx } from './makeXlsx.ts';
import { swissNumber, writeReport } from './writeReport.ts';

const record: DocumentRecord = {
  origin: 'demo',
  docRef: 'R20260311-009-de',
  title: 'Alberris Drive: Umsatz höher',
  language: 'de',
  publicationType: 'Unternehmens-Update',
  typeLabel: 'Unternehmens-Update',
  assetClassLabels: ['Aktien'],
  publishedAt: '2026-03-11T08:15:00Z',
  contentType: 'application/pdf',
  hasPreview: true,
  rating: 'Market perform',
  companies: ['Alberris Drive'],
  sectors: ['Autozulieferer'],
  analysts: ['Andrea Aeschlimann'],
  text: null,
};
const disclaimer = {
  ...record,
  docRef: 'disclaimer-2026-de',
  publicationType: 'Disclaimer',
  companies: [],
  sectors: [],
  analysts: [],
};

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a PDF has cover, text, figures and legal notes, with the same bytes each time', async () => {
  const [first, second] = [
    await makePdf(writeReport(record), record.publishedAt),
    await makePdf(writeReport(record), record.publishedAt),
  ];
  expect(first.equals(second)).toBe(true);
  expect(pagesOf(first)).toBe(4);
  const other = await makePdf(writeReport({ ...record, docRef: 'R20260311-010-de' }), record.publishedAt);
  expect(first.equals(other)).toBe(false);
});

test('the disclaimer is a document of its own, without figures', async () => {
  const report = writeReport(disclaimer);
  expect([report.table, report.chart, report.sections]).toEqual([undefined, undefined, []]);
  expect(report.notice.heading).toBe('Disclaimer und rechtliche Hinweise');
  expect(pagesOf(await makePdf(report, disclaimer.publishedAt))).toBe(2);
});

/** Fakes only the date: document making needs the real timers. */
const allButTheDate = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

test('a spreadsheet has four sheets and is the same byte by byte', async () => {
  const make = () => makeXlsx(record, writeReport(record));
  const first = await make();
  jest.useFakeTimers({ now: Date.now() + 60_000, doNotFake: allButTheDate });
  const second = await make().finally(() => jest.useRealTimers());
  expect(first.equals(second)).toBe(true);
  const names = first.toString('latin1').match(/xl\/worksheets\/sheet\d\.xml/g);
  expect(new Set(names).size).toBe(4);
});

test.each([
  ['Market perform', 'Marktgewichten', 'Market perform'],
  ['Buy', 'Kaufen', 'Buy'],
  ['BBB+ stable', 'BBB+ stable', 'BBB+ stable'],
  [null, 'Nicht bewertet', 'Not rated'],
])('the rating %s is %s in German and %s in English', (rating, german, english) => {
  expect(writeReport({ ...record, rating }).rating?.value).toBe(german);
  expect(writeReport({ ...record, rating, language: 'en' }).rating?.value).toBe(english);
});

test('a report is written in its language, Swiss spelling, about its subject', () => {
  const german = JSON.stringify(writeReport(record));
  expect(german).toContain('Das Wichtigste in Kürze');
  expect(german).toContain('Alberris Drive');
  expect(german).toContain('11.03.2026');
  expect(german).not.toMatch(/[{}]s|ß/);
  const english = JSON.stringify(writeReport({ ...record, language: 'en' }));
  expect(english).toContain('Key points');
  expect(english).not.toMatch(/Umlaufvermögen|Einschätzung/);
});

test('a preview closes every element it opens', () => {
  const open: string[] = [];
  for (const [, end, name = '', own] of makePreview(writeReport(record)).matchAll(
    /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g,
  )) {
    if (own === '/') continue;
    if (end === '/') expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});

test('numbers are grouped the Swiss way', () => {
  expect([swissNumber(1234567.891, 1), swissNumber(-12), swissNumber(999)]).toEqual([
    '1’234’567.9',
    '–12',
    '999',
  ]);
});

test('a chart’s lines enclose its values at round distances', () => {
  expect(gridValues([97, 123])).toEqual([90, 100, 110, 120, 130]);
  const { points } = chartPoints([100, 110], { x: 0, y: 0, width: 10, height: 10 });
  expect(points.map(({ x }) => x)).toEqual([0, 10]);
  expect(points.every(({ y }) => y >= 0 && y <= 10)).toBe(true);
});

test('a flat chart is still drawn', () => {
  const { points } = chartPoints([100, 100], { x: 0, y: 0, width: 10, height: 10 });
  expect(points.every(({ y }) => Number.isFinite(y))).toBe(true);
});

test('a portrait is the same for its analyst and another for the next', () => {
  expect(makePortrait('A0001')).toBe(makePortrait('A0001'));
  expect(new Set(['A0001', 'A0002', 'A0003', 'A0004'].map(makePortrait)).size).toBe(4);
});
