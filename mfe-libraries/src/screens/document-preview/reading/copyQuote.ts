import { pages, parseLanguage } from '@portal/contract';
import { languageStore } from '@portal/i18n';
import { notify } from '@portal/ui';
import { readingWords } from './readingWords.ts';

interface Quote {
  text: string;
  title: string;
  /** Type and day of the publication. */
  source: string;
  docRef: string;
  /** The document's, as named by the API. */
  language: string;
}

/** The text in quotation marks, and where it is from. [V-03] */
function quotation({ text, title, source, docRef, language }: Quote): string {
  const quoted = parseLanguage(language) === 'de' ? `«${text}»` : `“${text}”`;
  const address = new URL(pages.documentPreview.href({ docRef }), location.origin).href;
  const from = [title, source].filter((part) => part !== '').join(', ');
  return `${quoted}\n${from}\n${address}`;
}

/** Copies a quote, and reports whether that worked. Call it in a click handler. [V-03] */
export async function copyQuote(quote: Quote): Promise<void> {
  const words = readingWords[languageStore.getState().language];
  try {
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard === undefined) throw new Error('This page has no clipboard.');
    await clipboard.writeText(quotation(quote));
    notify({ message: words.quoted, variant: 'success', about: 'quote' });
  } catch (error) {
    console.warn('The quote could not be copied.', error);
    notify({ message: words.quoteFailed, variant: 'error', about: 'quote' });
  }
}
