import { useMessages } from '@portal/i18n';
import { useId } from 'react';
import { afterContent } from '../code-boundary/afterContent.ts';
import { laterPart } from '../code-boundary/laterPart.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './MultiSelect.module.css';
import type { MultiSelectOption } from './MultiSelectOption.ts';

/** The control comes when it is first needed, after what it filters: pages without filters do not load it. */
const MultiSelectControl = laterPart(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "selects" */ './MultiSelectControl.tsx')).MultiSelectControl;
});

export interface MultiSelectProps {
  label: string;
  options: readonly MultiSelectOption[];
  /** What is chosen; a value need not be among the options. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The options are on their way. @default false */
  loading?: boolean;
  /** The options could not be read; somewhere it is offered to try again. @default false */
  failed?: boolean;
  /** Alone in a panel that was opened for it: it takes focus, its options stand below, and what opened it shows its label. @default false */
  inPanel?: boolean;
}

/** Several of many options, found by typing. What is chosen is counted next to the label; its chips stand elsewhere. [L-02] */
export function MultiSelect(props: MultiSelectProps) {
  const { label, values, inPanel = false } = props;
  const { t } = useMessages();
  const id = useId();
  return (
    <div className={styles.root} data-panel={inPanel || undefined}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {values.length > 0 ? (
          <>
            <VisuallyHidden>{t('common.select.selected', { number: values.length })}</VisuallyHidden>
            <span className={styles.number} aria-hidden="true">
              {values.length}
            </span>
          </>
        ) : null}
      </label>
      <MultiSelectControl waiting={<div className={styles.control} />} part={{ ...props, id }} />
    </div>
  );
}
