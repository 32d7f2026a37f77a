import { useLanguage } from '@portal/i18n';
import { IconMenu2, useClickOutside } from '@portal/ui';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ReadingPanel, type ReadingPanelProps } from './ReadingPanel.tsx';
import { readingWords } from './readingWords.ts';
import styles from './ReadingTools.module.css';

interface ToolsMenuProps extends ReadingPanelProps {
  /** Gets the focus when the panel closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The button in the bar, and the panel that it opens. Escape closes it, and so does a click elsewhere, be it in the document. [V-03] */
export function ToolsMenu({ button, ...panel }: ToolsMenuProps) {
  const words = readingWords[useLanguage()];
  const [opened, setOpened] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useClickOutside(root, opened, () => setOpened(false));
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !opened) return;
    event.preventDefault();
    close();
  }
  return (
    <div ref={root} onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={words.tools}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {opened ? (
        <div id={id} className={styles.panel}>
          <ReadingPanel
            {...panel}
            onHeading={(top) => {
              close();
              panel.onHeading(top);
            }}
            onQuote={() => {
              close();
              panel.onQuote();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
