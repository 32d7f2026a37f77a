import { Stream } from '../seed/Stream.ts';
import type { DocumentRecord } from './DocumentRecord.ts';
import { returnPath, yearFigures, type YearFigures } from './figures.ts';
import type { Report, ReportTable } from './Report.ts';
import { swissDay, swissNumber } from './swissNumber.ts';
import { notices } from './words/notices.ts';
import { reportText } from './words/reportText.ts';

const sentencesPerParagraph = 3;

/** Takes sentences in an order of the document's own, none twice before all have come. */
function sentenceSource(sentences: readonly string[], subject: string, stream: Stream) {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...sentences];
    const [sentence = ''] = left.splice(stream.between(0, left.length - 1), 1);
    return sentence.replaceAll('{s}', subject).replaceAll('{n}', String(stream.between(2, 28)));
  };
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
    day: swissDay(record.publishedAt),
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

/** Writes the content of a publication's document. */
export function writeReport(record: DocumentRecord): Report {
  if (record.publicationType === 'Disclaimer') return legalReport(record);
  const text = reportText[record.language];
  const stream = new Stream(`report ${record.docRef}`);
  const [company] = record.companies;
  const subject = company ?? record.sectors[0] ?? record.assetClassLabels.join(', ');
  const keyPoint = sentenceSource(text.keyPoints, subject, stream);
  const sentence = sentenceSource(text.sentences, subject, stream);
  const paragraph = () => Array.from({ length: sentencesPerParagraph }, sentence).join(' ');
  return {
    ...frame(record),
    rating: company === undefined ? undefined : { label: text.rating, value: ratingWord(record) },
    subject: [...record.companies, ...record.sectors, ...record.assetClassLabels].join(' · '),
    keyPoints: [keyPoint(), keyPoint(), keyPoint()],
    sections: text.headings.map((heading) => ({ heading, paragraphs: [paragraph(), paragraph()] })),
    table: figuresTable(yearFigures(record), text),
    chart: returnPath(record, text.chartCaption),
  };
}
