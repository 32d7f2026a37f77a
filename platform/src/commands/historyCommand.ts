import { PortalFault } from '../faults/PortalFault.ts';
import { minuteOf } from '../release/changeEnvironment.ts';
import { versionsOf } from '../release/environmentChanges.ts';
import { readableRevision } from '../release/environmentStatus.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { environmentMeant, packageNamed, type CommandContext } from './releaseWords.ts';
import { textTable } from './textTable.ts';

/** How many revisions are shown unless all are asked for. */
const shown = 20;

/** `history [package] --environment <environment> [--all]`: who, when, what, why; the newest first. */
export async function historyCommand(context: CommandContext): Promise<void> {
  const { store, names, values, say } = context;
  const environment = environmentMeant(context);
  const only =
    names[0] === undefined
      ? undefined
      : packageNamed(names[0], 'pnpm release history mfe-libraries --environment prod').name;
  const latest = await store.currentRevision(environment);
  if (latest === 0) return say(`${environment}: nothing released yet`);
  const rows: string[][] = [];
  let left = 0;
  for (let number = latest; number > 0; number -= 1) {
    const row = await rowOf(store, { environment, number, only });
    if (row === undefined) continue;
    if (values.all || rows.length < shown) rows.push(row);
    else left = number;
    if (left > 0) break;
  }
  if (rows.length === 0) {
    throw new PortalFault(
      `${only} has never run in ${environment}.`,
      'Check its name, and see what runs where: pnpm release status',
    );
  }
  say(`${environment}\n${textTable(['revision', 'when', 'by', 'from', 'did', 'what', 'why'], rows)}`);
  if (left > 0) say(`Earlier revisions: add --all.`);
}

interface Row {
  environment: EnvironmentName;
  number: number;
  /** Only revisions that changed this package. */
  only: string | undefined;
}

async function rowOf(store: ReleaseStore, { environment, number, only }: Row): Promise<string[] | undefined> {
  const revision = await readableRevision(store, environment, number);
  if (revision === undefined) return [String(number), '', '', '', '✗', 'cannot be read', ''];
  if (only !== undefined) {
    const before = versionsOf((await readableRevision(store, environment, number - 1))?.environment);
    if (before.get(only) === versionsOf(revision.environment).get(only)) return undefined;
  }
  const { when, who, why, from, action, what } = revision;
  const [first = '–', ...more] =
    only === undefined ? what : what.filter((line) => line.startsWith(`${only} `));
  const text = more.length === 0 ? first : `${first} and ${more.length} more`;
  return [String(number), minuteOf(when), who, from === null ? '–' : String(from), action, text, why];
}
