import { Checkbox as MantineCheckbox, type CheckboxProps as MantineCheckboxProps } from '@mantine/core';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Pick<
  MantineCheckboxProps,
  'checked' | 'defaultChecked' | 'disabled' | 'id' | 'name' | 'onChange' | 'value'
> {
  label: string;
}

/** A choice to tick; the label belongs to the target. */
export function Checkbox(props: CheckboxProps) {
  return <MantineCheckbox {...props} unstyled classNames={styles} />;
}
