import { getDocumentProxy } from 'unpdf';
import { linesOfPage } from './linesOfPage.ts';

/** What is read of a file. The search takes as many characters of a text (`text_vector`). */
export interface TextBounds {
  pages: number;
  characters: number;
}

export interface PdfText {
  /** One sentence a line. */
  pages: string[];
  /** Whether the file has more. */
  isCut: boolean;
}

/** What the library calls a file that it will never read. */
const faults: Readonly<Record<string, string>> = {
  PasswordException: 'is encrypted',
  InvalidPDFException: 'is not a valid PDF',
  FormatError: 'is not a valid PDF',
};

/** The file is at fault, and stays so. */
export class UnreadablePdf extends Error {
  constructor(
    readonly fault: string,
    cause?: unknown,
  ) {
    super(`The PDF ${fault}.`, { cause });
  }
}

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function textOf(pdf: OpenPdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  const written = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return linesOfPage(written.join('')).join('\n');
}

/** Of a page that cannot be read, there is no text; of a file without any that can, the first error is thrown. */
async function pagesOf(pdf: OpenPdf, bounds: TextBounds): Promise<PdfText> {
  const pages: string[] = [];
  const errors: unknown[] = [];
  const last = Math.min(pdf.numPages, bounds.pages);
  let left = bounds.characters;
  while (pages.length < last && left > 0) {
    const text = await textOf(pdf, pages.length + 1).catch((error: unknown) => {
      errors.push(error);
      return '';
    });
    pages.push(text.slice(0, left));
    left -= text.length;
  }
  if (errors.length === pages.length && pages.length > 0) throw errors[0];
  return { pages, isCut: pages.length < pdf.numPages || left < 0 };
}

/**
 * The text of a PDF by page; a page without text, or that cannot be read, is empty. Blocks its thread for seconds.
 * @throws UnreadablePdf
 */
export async function readPdf(bytes: Uint8Array, bounds: TextBounds): Promise<PdfText> {
  try {
    const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 });
    try {
      return await pagesOf(pdf, bounds);
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    const fault = error instanceof Error ? faults[error.name] : undefined;
    if (fault === undefined) throw error;
    throw new UnreadablePdf(fault, error);
  }
}
