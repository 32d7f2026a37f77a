import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import field from './Field.module.css';
import styles from './TextField.module.css';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'aria-controls'
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
  | 'ref'
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
  /** Id of what stands elsewhere about the entry, such as the error of a whole form. */
  describedBy?: string | undefined;
  /** A passing remark, right below the field. */
  note?: ReactNode;
  /** A control at the end of the field. */
  trailing?: ReactNode;
}

/** One line of text with its label above and its error below. */
export function TextField(props: TextFieldProps) {
  const { label, error = false, description, describedBy, note, trailing, id: givenId, ...native } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const problem = typeof error === 'string' && error !== '' ? error : undefined;
  const described = [problem && `${id}-error`, description && `${id}-description`, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={field.root}>
      <label className={field.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div>
        <div className={field.wrapper} data-with-right-section={trailing ? true : undefined}>
          <input
            type="text"
            {...native}
            className={`${field.control} ${styles.input}`}
            id={id}
            aria-invalid={Boolean(error)}
            aria-describedby={described || undefined}
          />
          {trailing ? <div className={styles.section}>{trailing}</div> : null}
        </div>
        {note}
      </div>
      {problem ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {problem}
        </p>
      ) : null}
      {description ? (
        <div className={styles.description} id={`${id}-description`}>
          {description}
        </div>
      ) : null}
    </div>
  );
}
