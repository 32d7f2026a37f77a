import { useMessages } from '@portal/i18n';
import { Button } from '@portal/ui';
import { IconQuote } from '@tabler/icons-react';
import { useId } from 'react';
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
  return (
    <>
      <form
        role="search"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          if (count > 0) on.onMatch(at);
        }}
      >
        <input
          type="search"
          className={styles.field}
          aria-label={words.find}
          placeholder={words.find}
          maxLength={200}
          value={term}
          onChange={({ target }) => on.onTerm(target.value)}
        />
        <p role="status" className={styles.count}>
          {term.trim() === '' ? '' : words.matches(count)}
        </p>
        {count === 0 ? null : (
          <div className={styles.steps}>
            <Button variant="quiet" onClick={() => on.onMatch((at - 1 + count) % count)}>
              {words.previous}
            </Button>
            <span className={styles.count}>{t('research.list.count', { shown: at + 1, max: count })}</span>
            <Button variant="quiet" onClick={() => on.onMatch((at + 1) % count)}>
              {words.nextMatch}
            </Button>
          </div>
        )}
      </form>
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
