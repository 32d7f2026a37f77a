import { useId } from 'react';
import { afterContent } from '../code-boundary/afterContent.ts';
import { laterPart } from '../code-boundary/laterPart.tsx';
import styles from '../multi-select/MultiSelect.module.css';
import type { MultiSelectOption } from '../multi-select/MultiSelectOption.ts';
import { QuietFailure } from '../notices/QuietFailure.tsx';

/** The control comes when it is first needed, after what it finds: pages without filters do not load it. */
const SuggestControl = laterPart(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "selects" */ './SuggestControl.tsx')).SuggestControl;
});

/** Suggestions of one kind. */
export interface SuggestionGroup {
  id: string;
  /** Their heading, in the reader's language. */
  label: string;
  options: readonly MultiSelectOption[];
}

export interface SuggestFieldProps {
  label: string;
  placeholder: string;
  /** What is suggested for the text last searched. */
  groups: readonly SuggestionGroup[];
  /** What was typed, once nothing more has come for 300 ms; '' when nothing is. */
  onSearch: (text: string) => void;
  onChoose: (group: string, value: string) => void;
  /** Suggestions are on their way. @default false */
  loading?: boolean;
  /** Its label is heard and not seen, and it is as tall as a button. @default false */
  compact?: boolean;
  /** Given when they could not be read: reads them again. */
  onRetry?: (() => void) | undefined;
}

/** One field that finds things of several kinds, and takes what is chosen elsewhere. [L-03] */
export function SuggestField(props: SuggestFieldProps) {
  const { label, onRetry, compact = false } = props;
  const id = useId();
  return (
    <div className={`${styles.root} ${styles.single}`} data-compact={compact || undefined}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <SuggestControl waiting={<div className={styles.control} />} part={{ ...props, id }} />
      {onRetry === undefined ? null : <QuietFailure onRetry={onRetry} />}
    </div>
  );
}
