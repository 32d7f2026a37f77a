import { useMessages } from '@portal/i18n';
import { Button } from '@portal/ui';
import { IconQuote } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Box } from './boxes.ts';
import { readingWords } from './readingWords.ts';
import styles from './ReadingTools.module.css';

export interface ReadingPanelProps {
  headings: readonly { level: number; text: string; box: Box }[];
  term: string;
  /** The match shown, from 0. */
  at: number;
  count: number;
  onTerm: (term: string) => void;
  onMatch: (index: number) => void;
  onHeading: (top: number) => void;
  onQuote: () => void;
}

/** Search, contents and quoting. [V-03] */
export function ReadingPanel({ headings, term, at, count, ...on }: ReadingPanelProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const words = readingWords[language];
  const contents = useId();
  /** The term whose current match was shown: Enter leads on from there. */
  const [shown, setShown] = useState<string>();
  function step(by: 1 | -1) {
    if (count === 0) return;
    setShown(term);
    on.onMatch(shown === term || by < 0 ? (at + by + count) % count : at);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  }
  return (
    <>
      <div role="search" className={styles.find}>
        <input
          type="search"
          className={styles.field}
          aria-label={words.find}
          placeholder={words.find}
          maxLength={200}
          value={term}
          enterKeyHint="search"
          onChange={({ target }) => on.onTerm(target.value)}
          onKeyDown={handleKey}
        />
        <p role="status" className={styles.count}>
          {term.trim() === '' ? '' : words.matches(count)}
        </p>
        {count === 0 ? null : (
          <div className={styles.steps}>
            <Button variant="quiet" onClick={() => step(-1)}>
              {words.previous}
            </Button>
            <span className={styles.count}>{t('research.list.count', { shown: at + 1, max: count })}</span>
            <Button variant="quiet" onClick={() => step(1)}>
              {words.nextMatch}
            </Button>
          </div>
        )}
      </div>
      {headings.length === 0 ? null : (
        <nav aria-labelledby={contents}>
          <p id={contents} className={styles.label}>
            {words.contents}
          </p>
          <ol className={styles.contents}>
            {headings.map(({ level, text, box }, index) => (
              <li key={index} data-level={level}>
                <button type="button" className={styles.heading} onClick={() => on.onHeading(box.top)}>
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Button
        variant="quiet"
        icon={<IconQuote size={18} stroke={1.75} aria-hidden="true" />}
        onClick={on.onQuote}
      >
        {words.quote}
      </Button>
    </>
  );
}
