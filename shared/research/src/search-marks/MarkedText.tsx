import { markedParts } from './markedParts.ts';
import styles from './MarkedText.module.css';

interface MarkedTextProps {
  text: string;
  /** What was searched; '' marks nothing. */
  term: string;
}

/** A text with what was searched marked in it. */
export function MarkedText({ text, term }: MarkedTextProps) {
  if (term === '') return text;
  return markedParts(text, term).map(({ text: part, marked }, place) =>
    // Parts have no other name than their place, and never change it.
    marked ? (
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
