import { escapeMarkup } from '@portal/node';
import { chartPoints } from './chartPoints.ts';
import type { Report, ReportChart, ReportTable } from './Report.ts';

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');

function tableMarkup({ caption, columns, rows }: ReportTable): string {
  const head = columns
    .map((column) => (column === '' ? '<td></td>' : `<th scope="col">${escapeMarkup(column)}</th>`))
    .join('');
  const body = rows.map(([name = '', ...cells]) => {
    const numbers = cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeMarkup(name)}</th>${numbers}</tr>`;
  });
  return `<table><caption>${escapeMarkup(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function chartMarkup({ caption, values, from, to }: ReportChart): string {
  const box = { x: 40, y: 10, width: 590, height: 210 };
  const { points, lines } = chartPoints(values, box);
  const grid = lines.map(
    ({ value, y }) =>
      `<line x1="40" x2="630" y1="${y}" y2="${y}" stroke="#c9d0d8" stroke-width="1"/><text x="32" y="${y + 4}" text-anchor="end" font-size="12" fill="#5b6673">${value}</text>`,
  );
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return [
    `<figure><figcaption>${escapeMarkup(caption)}</figcaption>`,
    `<svg viewBox="0 0 640 250" role="img" aria-label="${escapeMarkup(caption)}" xmlns="http://www.w3.org/2000/svg">`,
    ...grid,
    `<polyline points="${path}" fill="none" stroke="#12407a" stroke-width="2.5" stroke-linejoin="round"/>`,
    `<text x="40" y="244" font-size="12" fill="#5b6673">${from}</text>`,
    `<text x="630" y="244" text-anchor="end" font-size="12" fill="#5b6673">${to}</text>`,
    '</svg></figure>',
  ].join('');
}

/** Writes HTML without scripts, styles or external content. Type, day and authors are in the record sent with it. */
export function makePreview(report: Report): string {
  const { words } = report;
  const { rating } = report;
  const stated =
    rating === undefined
      ? ''
      : `<dl><dt>${escapeMarkup(rating.label)}</dt><dd>${escapeMarkup(rating.value)}</dd></dl>`;
  const points = report.keyPoints.map((point) => `<li>${escapeMarkup(point)}</li>`).join('');
  return [
    `<article lang="${report.language}"><header><h1>${escapeMarkup(report.title)}</h1>${stated}</header>`,
    points === '' ? '' : `<section><h2>${escapeMarkup(words.keyPoints)}</h2><ul>${points}</ul></section>`,
    ...report.sections.map(
      ({ heading, paragraphs: texts }) =>
        `<section><h2>${escapeMarkup(heading)}</h2>${paragraphs(texts)}</section>`,
    ),
    report.table ? tableMarkup(report.table) : '',
    report.chart ? chartMarkup(report.chart) : '',
    `<footer><h2>${escapeMarkup(report.notice.heading)}</h2>${paragraphs(report.notice.paragraphs)}</footer></article>`,
  ].join('');
}
