import { useId, type ComponentPropsWithRef } from 'react';
import { IconCheck, IconLock } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'checked' | 'defaultChecked' | 'disabled' | 'id' | 'name' | 'onChange' | 'ref' | 'value'
> {
  label: string;
  /** Hides the label visually, if rows and columns show it. @default false */
  labelHidden?: boolean;
  /** Not available to this reader; shows a lock, not just a colour. The label must state the reason. @default false */
  locked?: boolean;
}

/** A checkbox; its label can be clicked. */
export function Checkbox({
  label,
  labelHidden = false,
  locked = false,
  id: givenId,
  ...native
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isLockShown = locked && native.checked !== true;
  return (
    <div
      className={styles.root}
      data-closed={locked || native.disabled || undefined}
      data-wordless={labelHidden || undefined}
    >
      <div className={styles.body}>
        <div className={styles.inner}>
          <input
            {...native}
            disabled={locked || native.disabled}
            type="checkbox"
            className={styles.input}
            id={id}
          />
          {isLockShown ? (
            <IconLock className={styles.icon} stroke={2} data-lock aria-hidden="true" />
          ) : (
            <IconCheck className={styles.icon} size={12} stroke={4} aria-hidden="true" />
          )}
        </div>
        <div>
          <label className={styles.label} htmlFor={id}>
            {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </label>
        </div>
      </div>
    </div>
  );
}
