import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { systemErrorCode } from '@portal/node';
import { readConfig } from '#config.ts';
import { openContent } from '#content-store/openContent.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { runFeed, type FeedSettings, type LineReport } from '#feed/runFeed.ts';
import { StartError } from '#StartError.ts';
import { storePortalTags } from '#taxonomy/portalTags.ts';
import type { CommandContext, PortalCommand } from './PortalCommand.ts';

const usage = ['feed <file or folder> [--dry-run]   takes JSON Lines, in a folder all *.jsonl by name'];

async function feedFiles(given: string): Promise<string[]> {
  const path = resolve(given);
  try {
    if ((await stat(path)).isFile()) return [path];
    const names = (await readdir(path)).filter((name) => name.endsWith('.jsonl'));
    if (names.length > 0) return names.sort().map((name) => join(path, name));
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    throw new StartError(`There is no ${given}.`, { cause: error });
  }
  throw new StartError(`The folder ${given} has no file that ends with .jsonl.`);
}

/** What is as expected is only counted. */
function sayLine(say: CommandContext['say'], file: string, report: LineReport): void {
  if (report.outcome !== 'refused') return;
  const what = [report.kind, report.name].filter((word) => word !== undefined).join(' ');
  say(`${file}:${report.line}${what === '' ? '' : ` ${what}`}: ${report.reason ?? ''} ${report.hint ?? ''}`);
}

async function feedAll(
  files: readonly string[],
  settings: Omit<FeedSettings, 'folder'>,
  say: CommandContext['say'],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
    for await (const report of runFeed(lines, { ...settings, folder: dirname(file) })) {
      sayLine(say, file, report);
      counts.set(report.outcome, (counts.get(report.outcome) ?? 0) + 1);
    }
  }
  return counts;
}

export const feedCommand: PortalCommand = {
  usage,
  run: async (args, { variables, say }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0)
      throw new StartError(`Usage: pnpm portal ${usage.join('\n')}`);
    const files = await feedFiles(given);
    const config = readConfig(variables);
    const { db, close } = await openDatabase(config);
    try {
      await storePortalTags(db);
      const dryRun = values['dry-run'];
      const mostBytes = config.PORTAL_FILE_MB * 1024 * 1024;
      const feed = userInfo().username;
      const counts = await feedAll(files, { db, content: openContent(config), mostBytes, feed, dryRun }, say);
      const told = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
      say(
        `${dryRun ? 'Nothing was changed. It would be: ' : ''}${told === '' ? 'There is no record.' : `${told}.`}`,
      );
      return counts.has('refused') ? 'refused' : 'done';
    } finally {
      await close();
    }
  },
};
