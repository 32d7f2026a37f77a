import { useMessages } from '@portal/i18n';
import { mostStars, readEsgRating } from '@portal/wire';
import type { CSSProperties } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { esgLabel } from './esgLabel.ts';
import styles from './EsgRating.module.css';

/** Whole stars are plain text: extra boxes slow down lists of hundreds. */
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
  /** From esgLabel. */
  label: string;
}

/** A sustainability rating with a given label: stars, a code read out in full, or the label. */
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

/** A sustainability rating: stars with a label for screen readers, or why there are none. [C-03] */
export function EsgRating({ rating }: { rating: string }) {
  const { t, language } = useMessages<ResearchMessage>();
  return <EsgMark rating={rating} label={esgLabel(rating, { t, language })} />;
}
