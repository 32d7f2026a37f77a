import { SeededRandom } from '../seed/SeededRandom.ts';
import type { DocumentRecord } from './DocumentRecord.ts';
import type { ReportChart } from './Report.ts';

export interface YearFigures {
  year: number;
  estimated: boolean;
  sales: number;
  growth: number;
  ebitda: number;
  ebit: number;
  margin: number;
  profit: number;
  cashFlow: number;
  netDebt: number;
  equityRatio: number;
}

const yearOf = (record: DocumentRecord) => Number(record.publishedAt.slice(0, 4));

/** Returns two past years, the current one and two estimates. */
export function yearFigures(record: DocumentRecord): YearFigures[] {
  const stream = new SeededRandom(`figures ${record.docRef}`);
  let sales = stream.between(180, 9000);
  let margin = stream.between(50, 220) / 10;
  const debtRatio = stream.between(-10, 90) / 100;
  const equityRatio = stream.between(28, 62);
  return [-2, -1, 0, 1, 2].map((offset) => {
    const growth = stream.between(-40, 120) / 10;
    sales *= 1 + growth / 100;
    margin = Math.max(2, margin + stream.between(-8, 12) / 10);
    const ebit = (sales * margin) / 100;
    return {
      year: yearOf(record) + offset,
      estimated: offset >= 0,
      sales,
      growth,
      ebitda: ebit * 1.34,
      ebit,
      margin,
      profit: ebit * 0.76,
      cashFlow: ebit * (0.5 + stream.next() * 0.3),
      netDebt: sales * debtRatio * 0.4,
      equityRatio: equityRatio + offset,
    };
  });
}

function monthOf(iso: string, back: number): string {
  const date = new Date(Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1 - back, 1));
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}.${date.getUTCFullYear()}`;
}

const months = 36;

export function returnPath(record: DocumentRecord, caption: string): ReportChart {
  const stream = new SeededRandom(`path ${record.docRef}`);
  const drift = stream.between(-4, 12) / 1000;
  const values = [100];
  for (let month = 1; month <= months; month++) {
    const chance = (stream.next() + stream.next() - 1) * 0.09;
    values.push((values[month - 1] ?? 100) * (1 + drift + chance));
  }
  return { caption, values, from: monthOf(record.publishedAt, months), to: monthOf(record.publishedAt, 0) };
}
