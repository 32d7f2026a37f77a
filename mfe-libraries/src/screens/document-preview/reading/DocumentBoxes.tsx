import { useLanguage } from '@portal/i18n';
import { Button } from '@portal/ui';
import { boxStyle, type Box } from './boxes.ts';
import { readingWords } from './readingWords.ts';
import styles from './ReadingTools.module.css';

interface Placed {
  text: string;
  box: Box;
}

/** Buttons over the figures. [V-03] */
export function Figures({
  figures,
  onOpen,
}: {
  figures: readonly Placed[];
  onOpen: (index: number) => void;
}) {
  const words = readingWords[useLanguage()];
  return figures.map(({ text, box }, index) => (
    <button
      key={index}
      type="button"
      className={styles.figure}
      style={boxStyle(box)}
      aria-label={text === '' ? words.enlarge : words.enlargeOf(text)}
      onClick={() => onOpen(index)}
    />
  ));
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

interface PassagesProps {
  passages: readonly Placed[];
  /** Index of the one that gets the focus. */
  first: number;
  onQuote: (text: string) => void;
  onClose: () => void;
}

/** Each passage is a button that copies it. Escape and Cancel end the choice. [V-03] */
export function Passages({ passages, first, onQuote, onClose }: PassagesProps) {
  const words = readingWords[useLanguage()];
  return (
    <div
      role="group"
      aria-label={words.quote}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.cancel}>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
      {passages.map(({ text, box }, index) => (
        <button
          key={index}
          ref={index === first ? focus : undefined}
          type="button"
          className={styles.passage}
          style={boxStyle(box)}
          aria-label={words.quoteOf(text)}
          onClick={() => onQuote(text)}
        />
      ))}
    </div>
  );
}
