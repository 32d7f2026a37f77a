import { useId } from 'react';
import { afterContent } from '../code-boundary/afterContent.ts';
import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import styles from '../multi-select/MultiSelect.module.css';
import { WaitingField } from '../multi-select/WaitingField.tsx';
import type { MultiSelectOption } from '../multi-select/MultiSelectOption.ts';
import { QuietFailure } from '../notices/QuietFailure.tsx';

/** Loaded on first use, after the content it searches. */
const SuggestControl = lazyComponent(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "selects" */ './SuggestControl.tsx')).SuggestControl;
});

/** Suggestions of one kind. */
export interface SuggestionGroup {
  id: string;
  /** Heading, in the reader's language. */
  label: string;
  options: readonly MultiSelectOption[];
}

export interface SuggestFieldProps {
  label: string;
  placeholder: string;
  /** Suggestions for the last search text. */
  groups: readonly SuggestionGroup[];
  /** The text, 300 ms after the last change; '' if empty. */
  onSearch: (text: string) => void;
  onChoose: (group: string, value: string) => void;
  /** @default false */
  loading?: boolean;
  /** Hides the label visually; as tall as a button. @default false */
  compact?: boolean;
  /** Set if suggestions could not be loaded: loads them again. */
  onRetry?: (() => void) | undefined;
}

/** Finds things of several kinds; the caller shows what is chosen. [L-03] */
export function SuggestField(props: SuggestFieldProps) {
  const { label, placeholder, onRetry, compact = false } = props;
  const id = useId();
  return (
    <div className={`${styles.root} ${styles.single}`} data-compact={compact || undefined}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <SuggestControl waiting={<WaitingField placeholder={placeholder} />} part={{ ...props, id }} />
      {onRetry === undefined ? null : <QuietFailure onRetry={onRetry} />}
    </div>
  );
}
