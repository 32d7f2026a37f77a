/** A field, in a first view or in React's. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field.matches('[type="checkbox"], [type="radio"]');

/** As a reader types or chooses: React replaces the setter of the element, and notices only what passes it by. */
function write(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Brings a field to the state of another one, if it differs. */
export function takeState(field: Field, of: Field): void {
  if (!isTick(of)) {
    if (field.value !== of.value) write(field, of.value);
    return;
  }
  const isOther = isTick(field) && field.checked !== of.checked;
  // A radio button is unticked by another one.
  if (isOther && (of.checked || of.type === 'checkbox')) field.click();
}
