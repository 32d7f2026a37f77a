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
  /** Error, shown below and announced; `true` if the message is elsewhere. */
  error?: string | boolean | undefined;
  /** Help below the field, also its accessible description. */
  description?: ReactNode;
  /** Id of a description elsewhere, such as a form's error. */
  describedBy?: string | undefined;
  /** Transient note directly below the field. */
  note?: ReactNode;
  /** Control at the end of the field. */
  trailing?: ReactNode;
}

/** A text field with its label above and error below. */
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
