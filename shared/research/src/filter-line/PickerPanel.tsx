import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './Picker.module.css';
import { useOpenPanel } from './useOpenPanel.ts';

interface PickerPanelProps {
  label: string;
  /** Contains button and panel. */
  root: RefObject<HTMLElement | null>;
  several?: boolean | undefined;
  /** On Escape: the focus returns to the button. */
  onClose: () => void;
  /** The reader moved on to something else. */
  onLeave: () => void;
  /** @param close to call once everything is chosen */
  children: (close: () => void) => ReactNode;
}

/** Whether Escape belongs to a list or calendar open within the panel. */
function isHandledWithin(target: EventTarget, panel: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[role=dialog]') !== panel || target.getAttribute('aria-expanded') === 'true';
}

/** A Picker's panel. Non-modal: leaving closes it. */
export function PickerPanel({ label, root, several = false, onClose, onLeave, children }: PickerPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useOpenPanel({ panel, root, onLeave });

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) onLeave();
  }

  function handleKey({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === 'Escape' && !(several && isHandledWithin(target, currentTarget))) onClose();
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      data-several={several || undefined}
      onBlur={handleBlur}
      onKeyDown={handleKey}
    >
      {children(onClose)}
    </div>
  );
}
