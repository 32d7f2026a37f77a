const typed =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], [role="tablist"], [role="dialog"]';

/** Whether a key press is for something else: a field, a browser shortcut or a dialogue. */
export function takesLetters({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector('[aria-modal="true"]') !== null) return true;
  return target instanceof Element && target.closest(typed) !== null;
}
