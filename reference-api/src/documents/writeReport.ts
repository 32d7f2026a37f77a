import { zurichDate } from '@portal/node';
import { isInvented, type DocumentRecord } from './DocumentRecord.ts';
import { returnPath, yearFigures, type YearFigures } from './figures.ts';
import type { Report, ReportTable } from './Report.ts';
import { notices } from './words/notices.ts';
import { reportText } from './words/reportText.ts';
import { bodyOf, writeBody } from './text/writeBody.ts';

/** Formats as 1’234.5, in both languages. */
export function swissNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${value < 0 ? '–' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

function figuresTable(
  figures: readonly YearFigures[],
  { tableCaption, tableRows, estimate }: (typeof reportText)['en'],
): ReportTable {
  const cells: ((each: YearFigures) => string)[] = [
    ({ sales }) => swissNumber(sales),
    ({ growth }) => swissNumber(growth, 1),
    ({ ebitda }) => swissNumber(ebitda),
    ({ ebit }) => swissNumber(ebit),
    ({ margin }) => swissNumber(margin, 1),
    ({ profit }) => swissNumber(profit),
    ({ cashFlow }) => swissNumber(cashFlow),
    ({ netDebt }) => swissNumber(netDebt),
    ({ equityRatio }) => swissNumber(equityRatio, 1),
  ];
  return {
    caption: tableCaption,
    columns: ['', ...figures.map(({ year, estimated }) => `${year}${estimated ? estimate : ''}`)],
    rows: cells.map((cell, index) => [tableRows[index] ?? '', ...figures.map(cell)]),
  };
}

function frame(record: DocumentRecord) {
  const text = reportText[record.language];
  return {
    docRef: record.docRef,
    language: record.language,
    kind: record.typeLabel,
    title: record.title,
    day: zurichDate(new Date(record.publishedAt)),
    authors: record.analysts.join(', '),
    notice: notices[record.language],
    words: {
      author: text.author,
      page: text.page,
      keyPoints: text.keyPointsHeading,
      published: text.published,
    },
  };
}

function ratingWord({ rating, language }: DocumentRecord): string {
  const { ratings, notRated } = reportText[language];
  return rating === null ? notRated : (ratings[rating] ?? rating);
}

function legalReport(record: DocumentRecord): Report {
  return {
    ...frame(record),
    rating: undefined,
    subject: record.assetClassLabels.join(', '),
    keyPoints: [],
    sections: [],
    table: undefined,
    chart: undefined,
  };
}

/**
 * Everything that is made begins here.
 * @throws for a real record, whatever its caller says [D-01]
 */
export function writeReport(record: DocumentRecord): Report {
  if (!isInvented(record.origin)) throw new Error('Nothing is ever made for real research.');
  if (record.publicationType === 'Disclaimer') return legalReport(record);
  const text = reportText[record.language];
  const { keyPoints, sections } = record.text === null ? writeBody(record) : bodyOf(record.text);
  return {
    ...frame(record),
    rating: record.companies.length === 0 ? undefined : { label: text.rating, value: ratingWord(record) },
    subject: [...record.companies, ...record.sectors, ...record.assetClassLabels].join(' · '),
    keyPoints,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((sentences) => sentences.join(' ')),
    })),
    table: figuresTable(yearFigures(record), text),
    chart: returnPath(record, text.chartCaption),
  };
}
