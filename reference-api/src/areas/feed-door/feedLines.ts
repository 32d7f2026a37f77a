import { Readable } from 'node:stream';
import { numbered, runFeed, type FeedLine, type LineReport } from '#feed/runFeed.ts';
import { tryFeed } from '#feed/tryFeed.ts';
import type { FeedKey } from '#feed/keys/feedKeys.ts';
import type { Db } from '#db/Db.ts';
import { HttpError } from '#http/HttpError.ts';
import type { Services } from '#Services.ts';
import { rightOf } from './authorisedKey.ts';

/** A dry run is one transaction: other feeds wait for it. */
const longestDryRun = 200;

interface FeedAnswer {
  /** How many lines by outcome. */
  outcomes: Record<string, number>;
  /** The lines that were refused. */
  refused: LineReport[];
}

const kindOf = (text: string): string => {
  try {
    return String((JSON.parse(text) as { kind?: unknown } | null)?.kind);
  } catch {
    // Refused as a line that is not JSON.
    return '';
  }
};

/** Splits off the lines that a key may not feed. */
async function* allowed(
  lines: AsyncIterable<FeedLine>,
  { name, rights }: FeedKey,
  refused: LineReport[],
): AsyncGenerator<FeedLine> {
  for await (const each of lines) {
    const kind = kindOf(each.text);
    if (rights.includes(rightOf(kind))) yield each;
    else
      refused.push({
        line: each.line,
        kind,
        name: undefined,
        outcome: 'refused',
        reason: `The key ${name} does not have the right ${rightOf(kind)}.`,
        hint: 'Feed it with another key.',
      });
  }
}

/** @throws HttpError 413 */
function refuseLongDryRun(body: string): void {
  const lines = body.split('\n').filter((line) => line.trim() !== '').length;
  if (lines <= longestDryRun) return;
  throw new HttpError(
    413,
    `A dry run by HTTP may have ${longestDryRun} lines, and this one has ${lines}: try a part of them, or use pnpm portal feed --dry-run.`,
  );
}

/**
 * Feeds a body of JSON Lines, like a file.
 * @throws HttpError 413 for a long dry run
 */
export async function feedLines(
  { db, content, config }: Pick<Services, 'db' | 'content' | 'config'>,
  body: string,
  { key, dryRun }: { key: FeedKey; dryRun: boolean },
): Promise<FeedAnswer> {
  if (dryRun) refuseLongDryRun(body);
  const outcomes: Record<string, number> = {};
  const refused: LineReport[] = [];
  const run = async (changed: Db) => {
    const lines = allowed(numbered(Readable.from(body.split(/\r?\n/))), key, refused);
    const settings = {
      db: changed,
      content,
      folder: undefined,
      mostBytes: config.PORTAL_FILE_MB * 1024 * 1024,
      feed: key.name,
      passwordPower: config.PORTAL_PASSWORD_POWER,
      dryRun,
    };
    for await (const report of runFeed(lines, settings)) {
      if (report.outcome === 'refused') refused.push(report);
      else outcomes[report.outcome] = (outcomes[report.outcome] ?? 0) + 1;
    }
  };
  await (dryRun ? tryFeed(db, run) : run(db));
  return { outcomes, refused: refused.sort((one, other) => one.line - other.line) };
}
