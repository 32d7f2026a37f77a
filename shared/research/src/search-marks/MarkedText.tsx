import { markedParts } from './markedParts.ts';
import styles from './MarkedText.module.css';

interface MarkedTextProps {
  text: string;
  /** '' marks nothing. */
  term: string;
}

/** Text with the searched words highlighted. */
export function MarkedText({ text, term }: MarkedTextProps) {
  if (term === '') return text;
  return markedParts(text, term).map(({ text: part, marked }, place) =>
    // Parts have no key but their index, which never changes.
    marked ? (
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
