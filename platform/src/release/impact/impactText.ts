import { textTable } from '../commands/textTable.ts';
import type { CoveringTests } from './coveringTests.ts';
import type { Impact, NameImpact, PageImpact } from './impactOf.ts';

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`;

const pageRow = ({ remote, path, before, after, linkedFrom }: PageImpact): string[] => [
  remote,
  path,
  kilobytes(before),
  kilobytes(after),
  linkedFrom.join(', ') || '–',
];

const headings = ['area', 'page', 'before', 'after', 'linked from'];

function nameLine({ remote, library, added, removed }: NameImpact): string {
  const parts = [
    added.length > 0 ? `now uses ${added.join(', ')}` : [],
    removed.length > 0 ? `no longer uses ${removed.join(', ')}` : [],
  ];
  return `  ${remote} ${parts.flat().join('; ')} of ${library}`;
}

/** The rest is counted. */
const named = 4;

function testLines({ files, count }: CoveringTests): string[] {
  if (count === 0) return ['  No browser test was seen to load its screens.'];
  const tests = count === 1 ? '1 browser test loads' : `${count} browser tests load`;
  const more = files.length > named ? ` and ${files.length - named} more files` : '';
  return [`  ${tests} its screens: ${files.slice(0, named).join(', ')}${more}`];
}

/** What a change touches, for people; empty if nothing of it can be seen. [F-25] */
export function impactText({ pages, isOtherShell, names }: Impact, tests?: CoveringTests): string {
  const lines = [
    ...(isOtherShell ? ['  Every page runs in another shell.'] : []),
    ...(pages.length > 0 ? [textTable(headings, pages.map(pageRow))] : []),
    ...names.map(nameLine),
    ...(tests === undefined || pages.length === 0 ? [] : testLines(tests)),
  ];
  return lines.length === 0 ? '' : ['It touches:', ...lines].join('\n');
}
