import { IconChevronDown, IconX } from '@portal/ui';
import { useRef, type ReactNode } from 'react';
import styles from './Picker.module.css';
import { PickerPanel } from './PickerPanel.tsx';

interface PickerProps {
  label: string;
  words: string;
  /** How many more values are chosen. @default 0 */
  further?: number;
  clear?: { label: string; onClear: () => void } | undefined;
  opened: boolean;
  onToggle: (opened: boolean) => void;
  /** The panel holds several fields, each with its own Escape. @default false */
  several?: boolean;
  /** @param close returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

/** A button that shows the choice, opens a panel, and clears with its ×. [L-17] */
export function Picker(props: PickerProps) {
  const { label, words, further = 0, clear, opened, onToggle, several, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    onToggle(false);
    button.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} className={styles.picker} data-chosen={clear !== undefined || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => onToggle(!opened)}
      >
        <span className={styles.words}>{words}</span>
        {further > 0 ? <span className={styles.further}>+{further}</span> : null}
        {clear === undefined ? (
          <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
        ) : null}
      </button>
      {clear === undefined ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={clear.label}
          onClick={() => {
            clear.onClear();
            close();
          }}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {opened ? (
        <PickerPanel
          label={label}
          root={root}
          several={several}
          onClose={close}
          onLeave={() => onToggle(false)}
          children={children}
        />
      ) : null}
    </div>
  );
}
