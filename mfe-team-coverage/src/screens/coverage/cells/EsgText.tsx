import { VisuallyHidden } from '@portal/ui';
import { mostStars } from '@portal/wire';
import type { CSSProperties } from 'react';
import { readEsgRating } from '../rows/esgRating.ts';
import styles from './cells.module.css';
import { esgLabel, type Wording } from './labels.ts';

/** A sustainability rating: stars, with their number for those who do not see them, or why there are none. [C-03] */
export function EsgText({ rating, wording }: { rating: string; wording: Wording }) {
  const read = readEsgRating(rating);
  const label = esgLabel(rating, wording);
  if (read.kind === 'stars') {
    const filled: CSSProperties & Record<'--filled', string> = {
      '--filled': `${(read.stars / mostStars) * 100}%`,
    };
    return <span role="img" aria-label={label} className={styles.stars} style={filled} />;
  }
  if (read.kind === 'code')
    return (
      <span title={wording.t(`teamCoverage.coverage.esg.${read.code}`)}>
        <span aria-hidden="true">{read.code}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  return label;
}
