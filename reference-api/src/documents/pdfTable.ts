import { pdfStyle } from './pdfStyle.ts';
import type { ReportTable } from './Report.ts';

const { margin, ink, quiet, hairline, regular, bold } = pdfStyle;
const rowHeight = 19;
const nameWidth = 150;

/** Draws at the current position and moves it below the table. */
export function pdfTable(pdf: PDFKit.PDFDocument, table: ReportTable): void {
  const width = pdf.page.width - 2 * margin;
  const cellWidth = (width - nameWidth) / (table.columns.length - 1);
  pdf.font(bold).fontSize(12).fillColor(ink).text(table.caption, margin, pdf.y).moveDown(0.6);
  let y = pdf.y;
  for (const [index, row] of [table.columns, ...table.rows].entries()) {
    pdf
      .font(index === 0 ? bold : regular)
      .fontSize(9.5)
      .fillColor(index === 0 ? quiet : ink);
    for (const [column, cell] of row.entries()) {
      const x = column === 0 ? margin : margin + nameWidth + (column - 1) * cellWidth;
      pdf.text(cell, x, y + 5, {
        width: column === 0 ? nameWidth : cellWidth,
        align: column === 0 ? 'left' : 'right',
        lineBreak: false,
      });
    }
    y += rowHeight;
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(hairline)
      .stroke();
  }
  pdf.x = margin;
  pdf.y = y;
}
