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
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onMouseDown'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'type'
  | 'value'
>;

export interface TextFieldProps extends NativeProps {
  label: string;
  /**
   * What is wrong with the entry, shown under the field and read out. `true` marks the field when the message stands
   * elsewhere.
   */
  error?: string | boolean | undefined;
  /** What to know about the entry, below it; it describes the field to those who hear the page. */
  description?: ReactNode;
  /** A passing remark, right below the field. */
  note?: ReactNode;
  /** A control at the end of the field. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label above and its error below. */
export function TextField({ error = false, note, trailing, ref = null, ...rest }: TextFieldProps) {
  return (
    <TextInput
      {...rest}
      ref={ref}
      unstyled
      classNames={styles}
      error={error}
      errorProps={{ role: 'alert' }}
      descriptionProps={{ component: 'div' }}
      inputContainer={(input) => (
        <div>
          {input}
          {note}
        </div>
      )}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSection={trailing}
      rightSectionPointerEvents="all"
      withAsterisk={false}
    />
  );
}
