import { chartPoints } from './chartPoints.ts';
import { pdfStyle } from './pdfStyle.ts';
import type { ReportChart } from './Report.ts';

const { margin, ink, quiet, hairline, accent, regular, bold } = pdfStyle;
const height = 190;
const labelWidth = 32;

/** Draws at the current position. */
export function pdfChart(pdf: PDFKit.PDFDocument, chart: ReportChart): void {
  pdf.font(bold).fontSize(12).fillColor(ink).text(chart.caption, margin, pdf.y).moveDown(0.8);
  const box = { x: margin + labelWidth, y: pdf.y, width: pdf.page.width - 2 * margin - labelWidth, height };
  const { points, lines } = chartPoints(chart.values, box);
  pdf.font(regular).fontSize(8).fillColor(quiet);
  for (const { value, y } of lines) {
    pdf.text(String(value), margin, y - 4, { width: labelWidth - 8, align: 'right', lineBreak: false });
    pdf
      .moveTo(box.x, y)
      .lineTo(box.x + box.width, y)
      .lineWidth(0.4)
      .strokeColor(hairline)
      .stroke();
  }
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  pdf.lineWidth(1.6).lineJoin('round').strokeColor(accent).stroke();
  const below = box.y + height + 8;
  pdf.text(chart.from, box.x, below, { lineBreak: false });
  pdf.text(chart.to, box.x, below, { width: box.width, align: 'right', lineBreak: false });
}
