import { useMessages } from '@portal/i18n';
import { useId } from 'react';
import { afterContent } from '../code-boundary/afterContent.ts';
import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import { IconChevronDown } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './MultiSelect.module.css';
import type { MultiSelectOption } from './MultiSelectOption.ts';
import { WaitingField } from './WaitingField.tsx';

/** Loaded on first use, after the content it filters. */
const MultiSelectControl = lazyComponent(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "selects" */ './MultiSelectControl.tsx')).MultiSelectControl;
});

export interface MultiSelectProps {
  label: string;
  options: readonly MultiSelectOption[];
  /** Chosen values; they may be missing from the options. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** @default false */
  loading?: boolean;
  /** The options could not be loaded; the caller offers a retry. @default false */
  failed?: boolean;
  /** Alone in a panel whose button shows its label: takes focus, options below. @default false */
  inPanel?: boolean;
}

/** Several of many options, found by typing. Shows the number chosen; the caller shows the chips. [L-02] */
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
      <MultiSelectControl
        waiting={
          <WaitingField
            placeholder={t('common.select.placeholder')}
            icon={<IconChevronDown size={20} stroke={2.5} aria-hidden="true" />}
          />
        }
        part={{ ...props, id }}
      />
    </div>
  );
}
