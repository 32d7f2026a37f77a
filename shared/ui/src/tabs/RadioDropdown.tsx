import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { IconChevronDown } from '../icons.ts';
import { useOutsidePress } from '../own-events/useOutsidePress.ts';
import type { Tab } from './Tab.ts';
import styles from './RadioDropdown.module.css';

interface RadioDropdownProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Arrow keys in a radio group also fire clicks. */
const isPressed = (event: MouseEvent) => event.detail > 0;

/** A button with a radio group. A press or Enter closes it; arrow keys choose and leave it open. */
export function RadioDropdown({ label, tabs, selected, onSelect }: RadioDropdownProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useOutsidePress(
    opened,
    (target) => root.current?.contains(target) === true,
    () => setOpened(false),
  );

  function close() {
    setOpened(false);
    button.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!opened || (event.key !== 'Escape' && event.key !== 'Enter')) return;
    // On the button, Enter closes by a click.
    if (event.key === 'Enter' && event.target === button.current) return;
    event.preventDefault();
    close();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpened(false);
  }

  return (
    <div ref={root} className={styles.root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={styles.button}
        aria-expanded={opened}
        aria-controls={opened ? `${id}-choices` : undefined}
        aria-labelledby={`${id}-label ${id}-button`}
        onClick={() => setOpened(!opened)}
      >
        {tabs.find((tab) => tab.id === selected)?.label}
        <IconChevronDown className={styles.chevron} size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {opened ? (
        <div
          id={`${id}-choices`}
          className={styles.choices}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
        >
          {tabs.map((tab) => (
            <label key={tab.id} className={styles.choice} data-closed={tab.closed !== undefined || undefined}>
              <input
                type="radio"
                name={id}
                value={tab.id}
                checked={tab.id === selected}
                disabled={tab.closed !== undefined}
                onChange={() => onSelect(tab.id)}
                onClick={(event) => (isPressed(event) ? close() : undefined)}
              />
              <span>
                {tab.label}
                {tab.closed === undefined ? null : <small className={styles.reason}>{tab.closed}</small>}
              </span>
            </label>
          ))}
        </div>
      ) : null}
    </div>
  );
}
