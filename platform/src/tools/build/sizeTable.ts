import { markdownTable } from '@portal/node';
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

/** Renders Markdown, for terminals and documents alike. */
export const sizeTable = (sizes: readonly BundleSize[]): string =>
  markdownTable([headings, ...sizes.map(cells)], headings.slice(2));

/** Kept under docs/, so that growth shows in review. */
export const sizeDocument = (sizes: readonly BundleSize[]): string => `# Bundle sizes

Written by \`pnpm build\`; commit it with the change that moved a number. Brotli at its strongest, as served.
_Initial_ is what the shell loads on every page, _typeface_ the font that every page preloads, _entry_ and _exposed_ what a remote loads before its routes are
known; the others are screens, messages of a language and lazy parts, each loaded when first needed.

${sizeTable(sizes)}
`;
