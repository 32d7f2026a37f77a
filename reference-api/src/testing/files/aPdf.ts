import PDFDocument from 'pdfkit';

/** A PDF with these texts, one a page. */
export async function aPdf(...pages: string[]): Promise<Buffer<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const text of pages) document.addPage().text(text);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
