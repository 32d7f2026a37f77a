import { useMessages } from '@portal/i18n';
import { mostStars, readEsgRating } from '@portal/wire';
import type { CSSProperties } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { esgLabel } from './esgLabel.ts';
import styles from './EsgRating.module.css';

/** Whole stars are plain text: in a list of hundreds, each box of its own on the page costs time. */
function Stars({ number, label }: { number: number; label: string }) {
  if (Number.isInteger(number))
    return (
      <span
        role="img"
        aria-label={label}
        className={styles.stars}
        data-full={'★'.repeat(number)}
        data-empty={'☆'.repeat(mostStars - number)}
      />
    );
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${(number / mostStars) * 100}%`,
  };
  return <span role="img" aria-label={label} className={styles.parts} style={filled} />;
}

interface EsgMarkProps {
  rating: string;
  /** It in words, see esgLabel. */
  label: string;
}

/** A sustainability rating by its words: stars, a code that is heard in full, or the words. */
export function EsgMark({ rating, label }: EsgMarkProps) {
  const read = readEsgRating(rating);
  if (read.kind === 'stars') return <Stars number={read.stars} label={label} />;
  if (read.kind !== 'code') return label;
  return (
    <span role="img" aria-label={label} title={label}>
      {read.code}
    </span>
  );
}

/** A sustainability rating: stars, with their number for those who do not see them, or why there are none. [C-03] */
export function EsgRating({ rating }: { rating: string }) {
  const { t, language } = useMessages<ResearchMessage>();
  return <EsgMark rating={rating} label={esgLabel(rating, { t, language })} />;
}
