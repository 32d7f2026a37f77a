import { useLanguage } from '@portal/i18n';
import { useState, type KeyboardEvent } from 'react';
import { pdfWords } from '../pdfWords.ts';
import styles from './PdfBar.module.css';

interface PageFieldProps {
  /** The page that the reader is at, from 1. */
  page: number;
  pages: number;
  onPage: (number: number) => void;
}

/** The nearest page to a typed number; undefined for anything else. */
function pageOf(typed: string, pages: number): number | undefined {
  const number = /^\s*\d+\s*$/.test(typed) ? Number(typed) : undefined;
  return number && Math.min(number, pages);
}

/** Says at which page the reader is; Enter leads to the one that is typed. [V-03] */
export function PageField({ page, pages, onPage }: PageFieldProps) {
  const words = pdfWords[useLanguage()];
  const [typed, setTyped] = useState<string>();
  function handleKey({ key }: KeyboardEvent) {
    if (key === 'Enter' || key === 'Escape') setTyped(undefined);
    const number = key === 'Enter' ? pageOf(typed ?? '', pages) : undefined;
    if (number !== undefined) onPage(number);
  }
  return (
    <label className={styles.page}>
      {words.page}
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        style={{ width: `${String(pages).length}ch` }}
        maxLength={6}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={handleKey}
      />
      {words.of(pages)}
    </label>
  );
}
