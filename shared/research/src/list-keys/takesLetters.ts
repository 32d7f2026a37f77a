const typed =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], [role="tablist"], [role="dialog"]';

/** Whether a key press belongs to something else: what is typed into, a shortcut of the browser, or a dialogue over the page. */
export function takesLetters({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector('[aria-modal="true"]') !== null) return true;
  return target instanceof Element && target.closest(typed) !== null;
}
