import { useId, type ComponentPropsWithRef } from 'react';
import { IconChevronDown } from '../icons.ts';
import field from './Field.module.css';
import styles from './Select.module.css';

interface SelectOption {
  value: string;
  label: string;
  /** The label's language, if not the page's. */
  lang?: string;
}

interface SelectProps extends Pick<ComponentPropsWithRef<'select'>, 'name' | 'autoComplete' | 'ref'> {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Label and choice in one line, as tall as a button. @default false */
  compact?: boolean;
}

/** One of few options; a native list, familiar to every phone and screen reader. */
export function Select({ label, options, value, onChange, compact = false, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={`${field.root} ${styles.field}`} data-compact={compact || undefined}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.wrapper}>
        <select
          {...rest}
          id={id}
          className={`${field.control} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={styles.chevron} size={18} stroke={1.75} aria-hidden="true" />
      </div>
    </div>
  );
}
