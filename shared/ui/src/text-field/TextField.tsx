import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import styles from './TextField.module.css';

type NativeProps = Pick<
  TextInputProps,
  | 'aria-controls'
  | 'aria-errormessage'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'defaultValue'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'type'
  | 'value'
>;

export interface TextFieldProps extends NativeProps {
  label: string;
  /** What is wrong with the entry, shown under the field. `true` marks the field when the message stands elsewhere. */
  error?: string | boolean | undefined;
  /** A hint under the label. */
  description?: ReactNode;
  /** A control at the end of the field. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label above and its error below. */
export function TextField({ error = false, trailing, ref = null, ...rest }: TextFieldProps) {
  return (
    <TextInput
      {...rest}
      ref={ref}
      unstyled
      classNames={styles}
      error={error}
      rightSection={trailing}
      rightSectionPointerEvents="all"
      withAsterisk={false}
    />
  );
}
