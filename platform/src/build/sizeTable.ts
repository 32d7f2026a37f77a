import type { BundleSize } from './bundleSizes.ts';

const headings = ['Package', 'Bundle', 'Files', 'Raw kB', 'Brotli kB'];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const cells = (size: BundleSize) => [
  size.package,
  size.bundle,
  String(size.files),
  kilobytes(size.raw),
  kilobytes(size.brotli),
];

/** The sizes as a Markdown table with aligned columns: read in a terminal and in a document alike. */
export function sizeTable(sizes: readonly BundleSize[]): string {
  const rows = [headings, ...sizes.map(cells)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(headings), rule, ...sizes.map((size) => line(cells(size)))].join('\n');
}

/** The document kept under docs/, so that growth is seen in review. */
export const sizeDocument = (sizes: readonly BundleSize[]): string => `# Bundle sizes

Written by \`pnpm build\`; commit it with the change that moved a number. Brotli at its strongest, as served.
_Initial_ is what the shell loads on every page, _entry_ and _exposed_ what a remote loads before its routes are
known; the others are screens, messages of a language and lazy parts, each loaded when first needed.

${sizeTable(sizes)}
`;
