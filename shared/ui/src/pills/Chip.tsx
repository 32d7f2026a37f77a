import type { MouseEvent } from 'react';
import { IconX } from '../icons.ts';
import styles from './Chip.module.css';

interface ChipProps {
  children: string;
  /** What pressing it does, for those who do not see the ×. */
  removeLabel: string;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
  /** Language of the words when it is not the page's. */
  lang?: string | undefined;
}

/** Something chosen, which one press takes away. */
export function Chip({ children, removeLabel, onRemove, lang }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <span className={styles.words} lang={lang}>
        {children}
      </span>
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
