import { withoutInvisible } from '@portal/contract';

/** Each character of a password counts, also while it is shown. */
const isPassword = ({ type, autocomplete }: HTMLInputElement) =>
  type === 'password' || autocomplete.endsWith('password');

function clean(field: HTMLInputElement): void {
  const { value, selectionStart } = field;
  const text = withoutInvisible(value);
  if (text === value) return;
  // By the browser's own setter: React would take its own for a change that it has made itself.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  if (selectionStart === null) return;
  const at = withoutInvisible(value.slice(0, selectionStart)).length;
  field.setSelectionRange(at, at);
}

/**
 * Drops invisible characters from what is typed or pasted into any field but passwords, before the page reads it: the
 * soft hyphens of a PDF would find nothing.
 * @returns a function that ends this
 */
export function cleanTypedText(page: Window): () => void {
  const handleInput = (event: Event) => {
    const [field] = event.composedPath();
    if (field instanceof HTMLInputElement && !isPassword(field)) clean(field);
  };
  page.addEventListener('input', handleInput, { capture: true });
  return () => page.removeEventListener('input', handleInput, { capture: true });
}
