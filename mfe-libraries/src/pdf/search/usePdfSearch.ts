import { useEffect, useState } from 'react';
import type { Pdf } from '../openPdf.ts';
import { findInPage, type PageMatch, type TextPiece } from './findInPage.ts';

export interface FoundMatch {
  page: number;
  match: PageMatch;
}

export interface PdfSearch {
  term: string;
  setTerm: (term: string) => void;
  found: readonly FoundMatch[];
  /** Of the current match, from 0. */
  place: number;
  /** To the next match, or another one; after the last comes the first. */
  step: (by: 1 | -1) => void;
  /** All pages were searched. */
  isDone: boolean;
}

const texts = new WeakMap<Pdf, Map<number, Promise<TextPiece[]>>>();

/** The text of a page, read once; of one that cannot be read, none: it is not drawn either, which is shown there. */
function piecesOf(pdf: Pdf, number: number): Promise<TextPiece[]> {
  const known = texts.get(pdf) ?? new Map<number, Promise<TextPiece[]>>();
  texts.set(pdf, known);
  const read = async () => {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
  };
  const pieces = known.get(number) ?? read().catch(() => []);
  known.set(number, pieces);
  return pieces;
}

const waitMs = 200;

/** A reader who gets more searches for something else. */
const mostMatches = 500;

/** Every result draws the marks of all pages again. */
const pagesAtOnce = 10;

interface Results {
  term: string;
  found: readonly FoundMatch[];
  isDone: boolean;
}

const nothing: Results = { term: '', found: [], isDone: true };

/** Searches a PDF page by page while the reader types, for 500 matches at most, which appear as they are found. [V-03] */
export function usePdfSearch(pdf: Pdf): PdfSearch {
  const [term, setTerm] = useState('');
  const [results, setResults] = useState(nothing);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (term.trim() === '') return undefined;
    let isOver = false;
    const search = async () => {
      const found: FoundMatch[] = [];
      let published = 0;
      for (let page = 1; page <= pdf.numPages && found.length < mostMatches; page++) {
        const matches = findInPage(await piecesOf(pdf, page), term).slice(0, mostMatches - found.length);
        if (isOver) return;
        for (const match of matches) found.push({ page, match });
        const isDue = published === 0 || page % pagesAtOnce === 0;
        if (found.length === published || !isDue) continue;
        published = found.length;
        setResults({ term, found: [...found], isDone: false });
      }
      setResults({ term, found, isDone: true });
    };
    const timer = setTimeout(() => {
      setPlace(0);
      void search();
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [pdf, term]);
  const { found, isDone } = results.term === term ? results : nothing;
  return {
    term,
    setTerm,
    found,
    place,
    isDone: isDone && results.term === term,
    step: (by) => setPlace((at) => (found.length === 0 ? 0 : (at + by + found.length) % found.length)),
  };
}
