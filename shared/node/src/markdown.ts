/** The first row is the head; columns headed by `toTheRight` are right-aligned. */
export function markdownTable(
  rows: readonly (readonly string[])[],
  toTheRight: readonly string[] = [],
): string {
  const [head = [], ...body] = rows;
  const columns = head.map((name, column) => ({
    width: Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
    right: toTheRight.includes(name),
  }));
  const cellsOf = (row: readonly string[]) =>
    columns.map(({ width, right }, column) => {
      const cell = row[column] ?? '';
      return right ? cell.padStart(width) : cell.padEnd(width);
    });
  const rule = columns.map(({ width, right }) => (right ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [cellsOf(head), rule, ...body.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces the text between a command's markers, or appends it with markers. */
export function betweenMarkers(document: string, command: string, text: string): string {
  const begin = `<!-- ${command} begins -->`;
  const end = `<!-- ${command} ends -->`;
  const [before = '', rest] = document.split(begin);
  const after = rest?.split(end)[1];
  const block = `${begin}\n\n${text}\n\n${end}`;
  return after === undefined
    ? `${document.trimEnd()}\n\n${block}\n`.trimStart()
    : `${before}${block}${after}`;
}
