import type { MouseEvent } from 'react';
import { IconX } from '../icons.ts';
import styles from './Chip.module.css';

interface ChipProps {
  children: string;
  /** Accessible description of the ×. */
  removeLabel: string;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
  /** The text's language, if not the page's. */
  lang?: string | undefined;
}

/** A chosen value, removed by a click. */
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
