import { minuteOf } from '../history/minuteOf.ts';
import { textTable } from '../commands/textTable.ts';
import type { Proof } from '../proof/proof.ts';
import type { ProvenChange } from './provenChange.ts';

/** `3 pages` */
export function countedPages({ pages }: Proof): string {
  const count = new Set(pages.map(({ remote, path }) => `${remote} ${path}`)).size;
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}

export const changeTitle = ({ environment, name }: ProvenChange): string =>
  `${environment}, ${/^\d+$/.test(name) ? 'revision' : 'proposal'} ${name}`;

/** What was proved or why not, in a sentence. */
export function verdictOf({ proved, unproved }: ProvenChange): string {
  if (unproved !== undefined) return `Not proved: ${unproved}`;
  if (proved === undefined)
    return 'No proof was required: what it put in force had run there, or only settings changed.';
  return `Proved: ${countedPages(proved)} opened in ${proved.seconds} s by ${proved.by}, ${minuteOf(proved.when)}.`;
}

/** Undefined without a proof. */
export function picturesLine({ environment, name, proved, pictures }: ProvenChange): string | undefined {
  if (proved === undefined || proved.pages.length === 0) return undefined;
  if (proved.pictures === undefined) return 'No pictures were taken.';
  if (pictures === undefined)
    return 'Its pictures are gone: pnpm release prune keeps those of the last proofs.';
  return `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}: pnpm release proof ${name} --environment ${environment} --save proof.html`;
}

/** Of each page, in ms: a column for each language and width. */
function timesTable({ pages }: Proof): string {
  const columns = [...new Set(pages.map(columnOf))];
  const rows = new Map<string, Map<string, number>>();
  for (const page of pages) {
    const key = `${page.remote} ${page.path}`;
    rows.set(key, (rows.get(key) ?? new Map<string, number>()).set(columnOf(page), page.ms));
  }
  return textTable(
    ['page', ...columns],
    [...rows].map(([page, times]) => [page, ...columns.map((column) => msIn(times.get(column)))]),
  );
}

const columnOf = ({ language, width }: Proof['pages'][number]) => `${language} ${width}`;

export const msIn = (ms: number | undefined) => (ms === undefined ? '–' : `${ms} ms`);

/** How a change was proved, for people. */
export function proofText(change: ProvenChange): string {
  const { proved, who, when, why } = change;
  const times = proved === undefined || proved.pages.length === 0 ? [] : [timesTable(proved)];
  return [
    `${changeTitle(change)}: ${minuteOf(when)} by ${who}: ${why}`,
    verdictOf(change),
    ...times,
    picturesLine(change) ?? [],
  ]
    .flat()
    .join('\n');
}
