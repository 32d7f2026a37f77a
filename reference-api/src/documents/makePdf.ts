import PDFDocument from 'pdfkit';
import { pdfChart } from './pdfChart.ts';
import { pdfTable } from './pdfTable.ts';
import { pdfStyle } from './pdfStyle.ts';
import type { Report } from './Report.ts';

type Pdf = PDFKit.PDFDocument;

const { margin, ink, quiet, accent, regular, bold } = pdfStyle;

function coverPage(pdf: Pdf, report: Report): void {
  pdf.rect(0, 0, pdf.page.width, 10).fill(accent);
  pdf
    .fillColor(quiet)
    .font(bold)
    .fontSize(10)
    .text(report.kind.toUpperCase(), margin, 120, { characterSpacing: 1 });
  pdf.fillColor(ink).font(bold).fontSize(26).text(report.title, margin, 146, { width: 440, lineGap: 4 });
  pdf.moveDown(0.6).font(regular).fontSize(12).fillColor(quiet).text(report.subject, { width: 440 });
  pdf.moveDown(1.5);
  const line = (label: string, value: string) => {
    pdf.font(bold).fontSize(10.5).fillColor(ink).text(`${label}  `, margin, pdf.y, { continued: true });
    pdf.font(regular).text(value).moveDown(0.3);
  };
  line(report.words.published, report.day);
  if (report.authors !== '') line(report.words.author, report.authors);
  if (report.rating) line(report.rating.label, report.rating.value);
  if (report.keyPoints.length === 0) return;
  pdf.moveDown(2).font(bold).fontSize(14).text(report.words.keyPoints, margin).moveDown(0.6);
  pdf.font(regular).fontSize(11).list(report.keyPoints, margin, pdf.y, {
    bulletRadius: 1.6,
    textIndent: 14,
    paragraphGap: 6,
    lineGap: 2,
  });
}

function textSections(pdf: Pdf, sections: Report['sections']): void {
  for (const { heading, paragraphs } of sections) {
    pdf.font(bold).fontSize(14).fillColor(ink).text(heading, margin, pdf.y).moveDown(0.4);
    for (const paragraph of paragraphs) {
      pdf.font(regular).fontSize(10.5).text(paragraph, { lineGap: 3, align: 'left' }).moveDown(0.7);
    }
    pdf.moveDown(0.6);
  }
}

function pageFeet(pdf: Pdf, report: Report): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    // pdfkit starts a new page below the margin.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 44;
    pdf.font(regular).fontSize(8).fillColor(quiet);
    pdf.text(`${report.day}  ·  ${report.docRef}`, margin, y, { lineBreak: false });
    pdf.text(`${report.words.page} ${index + 1}/${count}`, margin, y, {
      align: 'right',
      width: pdf.page.width - 2 * margin,
    });
  }
}

function draw(pdf: Pdf, report: Report): void {
  coverPage(pdf, report);
  if (report.sections.length > 0) {
    pdf.addPage();
    textSections(pdf, report.sections);
  }
  if (report.table && report.chart) {
    pdf.addPage();
    pdfTable(pdf, report.table);
    pdf.moveDown(2.5);
    pdfChart(pdf, report.chart);
  }
  pdf.addPage();
  textSections(pdf, [report.notice]);
  pageFeet(pdf, report);
}

/** Uses the publication's date, so that the same report gives the same bytes. */
export function makePdf(report: Report, publishedAt: string): Promise<Buffer> {
  const date = new Date(publishedAt);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 72, left: margin, right: margin },
    bufferPages: true,
    lang: report.language,
    displayTitle: true,
    info: {
      Title: report.title,
      Author: report.authors,
      Subject: report.kind,
      CreationDate: date,
      ModDate: date,
    },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf, report);
    pdf.end();
  });
}
