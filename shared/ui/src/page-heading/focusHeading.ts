/** Gives focus to the page's heading, for what had it is gone; nothing scrolls. [S-06] */
export function focusHeading(): void {
  document.getElementById('page-heading')?.focus({ preventScroll: true });
}
