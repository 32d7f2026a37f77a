import { ClearButton, IconSearch, TextField } from '@portal/ui';
import { useRef } from 'react';
import { longestTyped } from '../filters/FilterState.ts';
import styles from './FilterLine.module.css';

interface ListSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list while somebody types. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.typed}>
      <TextField
        label={label}
        placeholder={label}
        ref={field}
        type="search"
        value={value}
        maxLength={longestTyped}
        autoComplete="off"
        spellCheck={false}
        trailing={
          value === '' ? (
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          ) : (
            <ClearButton field={field} onClear={() => onChange('')} />
          )
        }
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
