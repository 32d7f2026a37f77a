type Values<Name extends string> = Record<Name, string>;

/**
 * What the fields of a form hold by now. Password managers, extensions and remote controls may fill a field without an
 * event, so that the last known value is another one.
 */
export function formValues<Name extends string>(
  form: HTMLFormElement | null,
  known: Values<Name>,
): Values<Name> {
  const current = { ...known };
  for (const name of Object.keys(known) as Name[]) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) current[name] = field.value;
  }
  return current;
}
