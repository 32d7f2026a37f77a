import type { PageClients } from '@portal/wire';
import { textTable } from '../commands/textTable.ts';
import { clientsOf } from './askClients.ts';
import type { CoveringTests } from './coveringTests.ts';
import type { Impact, NameImpact, PageImpact } from './impactOf.ts';

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`;

const linksIn = ({ linkedFrom }: PageImpact): string => linkedFrom.join(', ') || '–';

/** With a column of clients where they are known. */
function pageTable(pages: readonly PageImpact[], clients: PageClients | undefined): string {
  const headings = ['area', 'page', 'before', 'after'];
  if (clients !== undefined) headings.push(`clients of ${clients.days} days`);
  headings.push('linked from');
  const rows = pages.map((page) => {
    const cells = [page.remote, page.path, kilobytes(page.before), kilobytes(page.after)];
    if (clients !== undefined) cells.push(String(clientsOf(clients, page.path)));
    cells.push(linksIn(page));
    return cells;
  });
  return textTable(headings, rows);
}

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

interface Known {
  tests?: CoveringTests | undefined;
  clients?: PageClients | undefined;
}

/** What a change touches, for people; empty if nothing of it can be seen. [F-25] */
export function impactText({ pages, isOtherShell, names }: Impact, { tests, clients }: Known = {}): string {
  const lines: string[] = [];
  if (isOtherShell) lines.push('  Every page runs in another shell.');
  if (pages.length > 0) lines.push(pageTable(pages, clients));
  lines.push(...names.map(nameLine));
  if (tests !== undefined && pages.length > 0) lines.push(...testLines(tests));
  return lines.length === 0 ? '' : ['It touches:', ...lines].join('\n');
}
