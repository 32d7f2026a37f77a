import { useMessages } from '@portal/i18n';
import type { RefObject } from 'react';
import { IconX } from '../icons.ts';
import styles from './ClearButton.module.css';

interface ClearButtonProps {
  /** Gets the focus. */
  field: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** Empties a search field. Browsers have buttons of three shapes for it, or none, so theirs are hidden. */
export function ClearButton({ field, onClear }: ClearButtonProps) {
  const { t } = useMessages();
  function handleClick() {
    onClear();
    field.current?.focus();
  }
  return (
    <button type="button" className={styles.clear} aria-label={t('common.clearSearch')} onClick={handleClick}>
      <IconX size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
