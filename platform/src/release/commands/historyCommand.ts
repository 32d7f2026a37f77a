import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { minuteOf } from '../history/minuteOf.ts';
import { statesOf } from '../releases/environmentChanges.ts';
import { deedOf, readableRevision, type Revision } from '../releases/revision.ts';
import { changedSources } from '../sources/changedSources.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { chosenEnvironment, packageNamed, type CommandContext } from './releaseWords.ts';
import { textTable } from './textTable.ts';

/** Without `--all`. */
const shown = 20;

/** `history [package] --environment <environment> [--all]`: newest first. */
export async function historyCommand(context: CommandContext): Promise<void> {
  const { store, names, values, say } = context;
  const environment = chosenEnvironment(context);
  const only =
    names[0] === undefined
      ? undefined
      : packageNamed(names[0], 'pnpm release history mfe-libraries --environment prod').name;
  const latest = await store.currentRevision(environment);
  if (latest === 0) return say(`${environment}: nothing released yet`);
  const rows: string[][] = [];
  let left = 0;
  let before = await readableRevision(store, environment, latest);
  for (let number = latest; number > 0; number -= 1) {
    const revision = before;
    before = await readableRevision(store, environment, number - 1);
    const row = await rowOf(store, { number, revision, before, only });
    if (row === undefined) continue;
    if (values.all || rows.length < shown) rows.push(row);
    else left = number;
    if (left > 0) break;
  }
  if (rows.length === 0) {
    throw new UserFacingError(
      `${only} has never run in ${environment}.`,
      'Check its name, and see what runs where: pnpm release status',
    );
  }
  say(`${environment}\n${textTable(headings, rows)}`);
  if (left > 0) say(`Earlier revisions: add --all.`);
}

const headings = ['revision', 'when', 'by', 'from', 'did', 'what', 'built from', 'why'];

interface Row {
  number: number;
  /** Undefined if unreadable. */
  revision: Revision | undefined;
  before: Revision | undefined;
  /** Only revisions that changed this package. */
  only: string | undefined;
}

async function rowOf(
  store: ReleaseStore,
  { number, revision, before, only }: Row,
): Promise<string[] | undefined> {
  if (revision === undefined) return [String(number), '', '', '', '✗', 'cannot be read', '', ''];
  if (only !== undefined) {
    const earlier = statesOf(before?.environment).get(only);
    if (earlier === statesOf(revision.environment).get(only)) return undefined;
  }
  const { when, who, why, from, what } = revision;
  const builtFrom = await changedSources(store, revision, { before, only });
  const [first = '–', ...more] =
    only === undefined ? what : what.filter((line) => line.startsWith(`${only} `));
  const text = more.length === 0 ? first : `${first} and ${more.length} more`;
  const start = from === null ? '–' : String(from);
  return [String(number), minuteOf(when), who, start, deedOf(revision), text, builtFrom, why];
}
