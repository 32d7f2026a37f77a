/** More are only selected to be copied as a whole, for which the file is better. */
const mostSelected = 20;

/** Numbers of the pages that hold the focus or selected text, which would be lost with them. */
export function selectedPages(pages: readonly Element[]): number[] {
  const selection = document.getSelection();
  const range = selection === null || selection.isCollapsed ? undefined : selection.getRangeAt(0);
  const isSelected = (page: Element) => range?.intersectsNode(page) === true;
  const selected = pages.flatMap((page, index) => (isSelected(page) ? [index + 1] : []));
  const focused = pages.flatMap((page, index) => (page.contains(document.activeElement) ? [index + 1] : []));
  return [...focused, ...selected.slice(0, mostSelected)];
}
