import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { systemErrorCode } from '@portal/node';
import type { Config } from '#config.ts';
import { openContent } from '#content-store/openContent.ts';
import type { Db } from '#db/Db.ts';
import { portalFacts, rixmlLines } from '#feed/rixml/rixmlLines.ts';
import type { RixmlMapping } from '#feed/rixml/rixmlMapping.ts';
import { numbered, runFeed, type FeedLine, type LineReport } from '#feed/runFeed.ts';
import { readTable } from '#feed/table/readTable.ts';
import type { FeedSettings } from '#feed/takeRecords.ts';
import { tryFeed } from '#feed/tryFeed.ts';
import { StartError } from '#StartError.ts';
import type { CommandContext, CommandOutcome } from './PortalCommand.ts';

type Say = CommandContext['say'];

interface FeedTalk {
  say: Say;
  /** Of the rows of tables that do not say one. */
  kind?: string;
  /** Of files of RIXML. */
  mapping?: RixmlMapping;
}

const isTable = (name: string) => name.toLowerCase().endsWith('.csv');
const isRixml = (name: string) => name.toLowerCase().endsWith('.xml');
const isFeed = (name: string) => name.endsWith('.jsonl') || isTable(name);

const lists = {
  feed: { has: isFeed, endings: '.jsonl or .csv' },
  rixml: { has: isRixml, endings: '.xml' },
};

/**
 * The file itself, or what a folder has, by name.
 * @throws StartError
 */
export async function feedFiles(given: string, kind: keyof typeof lists = 'feed'): Promise<string[]> {
  const { has, endings } = lists[kind];
  const path = resolve(given);
  try {
    if ((await stat(path)).isFile()) return [path];
    const names = (await readdir(path)).filter(has);
    if (names.length > 0) return names.sort().map((name) => join(path, name));
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    throw new StartError(`There is no ${given}.`, { cause: error });
  }
  throw new StartError(`The folder ${given} has no file that ends with ${endings}.`);
}

/** Who runs the command. */
export const operator = (): string => userInfo().username;

export function feedSettings(
  { config, db }: { config: Config; db: Db },
  dryRun: boolean,
): Omit<FeedSettings, 'folder'> {
  return {
    db,
    content: openContent(config),
    mostBytes: config.PORTAL_FILE_MB * 1024 * 1024,
    feed: operator(),
    passwordPower: config.PORTAL_PASSWORD_POWER,
    dryRun,
  };
}

async function linesOf(
  file: string,
  db: Db,
  { kind, say, mapping }: FeedTalk,
): Promise<AsyncIterable<FeedLine> | FeedLine[]> {
  if (mapping !== undefined) {
    const note = (line: number, sentence: string) => say(`${file}:${line}: ${sentence}`);
    return rixmlLines(createReadStream(file), { mapping, note, ...portalFacts(db) });
  }
  if (!isTable(file))
    return numbered(createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity }));
  const { said, lines } = readTable(await readFile(file), kind);
  say(`${file}: ${said}.`);
  return lines;
}

/** What is as expected is only counted. */
function sayLine(say: Say, file: string, report: LineReport): void {
  if (report.outcome !== 'refused') return;
  const what = [report.kind, report.name].filter((word) => word !== undefined).join(' ');
  say(`${file}:${report.line}${what === '' ? '' : ` ${what}`}: ${report.reason ?? ''} ${report.hint ?? ''}`);
}

async function feedEach(
  files: readonly string[],
  settings: Omit<FeedSettings, 'folder'>,
  talk: FeedTalk,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const lines = await linesOf(file, settings.db, talk);
    for await (const report of runFeed(lines, { ...settings, folder: dirname(file) })) {
      sayLine(talk.say, file, report);
      counts.set(report.outcome, (counts.get(report.outcome) ?? 0) + 1);
    }
  }
  return counts;
}

/** Feeds files one after the other and says what happened. */
export async function feedAll(
  files: readonly string[],
  settings: Omit<FeedSettings, 'folder'>,
  talk: FeedTalk,
): Promise<CommandOutcome> {
  const { db, dryRun } = settings;
  const run = (changed: Db) => feedEach(files, { ...settings, db: changed }, talk);
  const counts = await (dryRun ? tryFeed(db, run) : run(db));
  const outcomes = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
  const start = dryRun ? 'Nothing was changed. It would be: ' : '';
  talk.say(`${start}${outcomes === '' ? 'There is no record.' : `${outcomes}.`}`);
  return counts.has('refused') ? 'refused' : 'done';
}
