import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
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

/** A sustainability rating: stars, with their number for those who do not see them, or why there are none. [C-03] */
export function EsgRating({ rating }: { rating: string }) {
  const { t, language } = useMessages<ResearchMessage>();
  const read = readEsgRating(rating);
  const label = esgLabel(rating, { t, language });
  if (read.kind === 'stars') return <Stars number={read.stars} label={label} />;
  if (read.kind === 'code')
    return (
      <span title={t(`research.rating.esg.${read.code}`)}>
        <span aria-hidden="true">{read.code}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  return label;
}
