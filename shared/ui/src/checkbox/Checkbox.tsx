import { Checkbox as MantineCheckbox, type CheckboxProps as MantineCheckboxProps } from '@mantine/core';
import { IconLock } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Pick<
  MantineCheckboxProps,
  'checked' | 'defaultChecked' | 'disabled' | 'id' | 'name' | 'onChange' | 'value'
> {
  label: string;
  /** The label is heard and not seen: rows and columns say the same to the eye. @default false */
  labelHidden?: boolean;
  /** Not for this reader to choose, shown by a lock and not by colour alone; the label says why. @default false */
  locked?: boolean;
}

const Lock = ({ className }: { className: string }) => (
  <IconLock className={className} stroke={2} data-lock aria-hidden="true" />
);

/** A choice to tick; the label belongs to the target. */
export function Checkbox({ label, labelHidden = false, locked = false, ...props }: CheckboxProps) {
  const isLockShown = locked && props.checked !== true;
  return (
    <MantineCheckbox
      {...props}
      unstyled
      classNames={styles}
      label={labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {...(locked ? { disabled: true } : {})}
      {...(isLockShown ? { icon: Lock } : {})}
    />
  );
}
