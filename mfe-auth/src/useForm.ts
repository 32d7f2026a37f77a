import { useSubmission } from '@portal/api';
import { useUnsaved } from '@portal/router';
import { useRef, useState, type SubmitEvent } from 'react';
import { formProblem, type FormProblem } from '#failures/formProblem.ts';
import { formValues } from '#formValues.ts';

type Values<Name extends string> = Record<Name, string>;

interface Form<Name extends string> {
  /** Initial values by field name. */
  start: Values<Name>;
  /** Returns what prevents sending, if anything. */
  check: (values: Values<Name>) => FormProblem | undefined;
  send: (values: Values<Name>) => Promise<void>;
  onDone: (sent: Values<Name>) => void;
  /** Overrides messages for a failed call. */
  explain?: (problem: FormProblem) => FormProblem;
}

const asItIs = (problem: FormProblem) => problem;

function focusFirst(form: HTMLFormElement | null, { fields }: FormProblem): void {
  const name = Object.keys(fields)[0];
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * A form of text fields: validates, sends once and focuses the first invalid field. A failure keeps the input; its
 * messages disappear with the next change.
 */
export function useForm<Name extends string>(definition: Form<Name>) {
  const { start, check, send, onDone, explain = asItIs } = definition;
  const [values, setValues] = useState(start);
  const [problem, setProblem] = useState<FormProblem>();
  const form = useRef<HTMLFormElement>(null);

  function tell(found: FormProblem) {
    setProblem(found);
    focusFirst(form.current, found);
  }

  const { busy, submit } = useSubmission({
    send,
    onDone,
    onFailed: (error) => tell(explain(formProblem(error, Object.keys(start)))),
  });

  const isTyped = Object.entries<string>(start).some(([name, entry]) => values[name as Name] !== entry);
  useUnsaved(isTyped && !busy);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const current = formValues(form.current, values);
    setValues(current);
    const found = check(current);
    if (found !== undefined) {
      tell(found);
      return;
    }
    setProblem(undefined);
    submit(current);
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    problem: problem?.fields[name],
    onChange: (value: string) => {
      const current = formValues(form.current, values);
      // Password managers fill several fields at once: each change builds on what the others hold.
      setValues({ ...current, [name]: value });
      setProblem(undefined);
    },
  });

  return { form: { ref: form, noValidate: true, onSubmit: handleSubmit }, field, values, problem, busy };
}
