import { parseArgs } from 'node:util';
import { csvText } from '#readership/csvText.ts';
import { groupings, readReadership, type Grouping } from '#readership/readReadership.ts';
import { StartError } from '#StartError.ts';
import type { PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = [
  `readership [--by ${groupings.join('|')}] [--from 2026-11-01] [--to 2026-11-30] [--publication <reference>]`,
  '           [--client <reference>] [--firm <reference>] [--json]   prints who read what, as CSV or JSON',
];

const isGrouping = (word: string): word is Grouping => groupings.some((each) => each === word);

const isDay = (word: string | undefined) =>
  word === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(word)));

/** Printed as it is, so that it can be sent to a file. [D-06] */
export const readershipCommand: PortalCommand = {
  usage,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: {
        by: { type: 'string', default: 'entry' },
        from: { type: 'string' },
        to: { type: 'string' },
        publication: { type: 'string' },
        client: { type: 'string' },
        firm: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const { by, json, ...filter } = values;
    if (!isGrouping(by)) throw new StartError(`--by must be one of ${groupings.join(', ')}.`);
    if (!isDay(filter.from) || !isDay(filter.to))
      throw new StartError('--from and --to must be days such as 2026-11-27.');
    const rows = await withDatabase(context, ({ db }) => readReadership(db, by, filter));
    context.say(json ? JSON.stringify(rows, null, 2) : csvText(rows));
    return 'done';
  },
};
