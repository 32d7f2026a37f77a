import { parseArgs } from 'node:util';
import type { Config } from '#config.ts';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { ofBank } from '#feed/Provenance.ts';
import { runFeed } from '#feed/runFeed.ts';
import {
  disableClient,
  enableClient,
  eraseClient,
  inviteByHand,
  inviteByMail,
  logOutClient,
} from '#people/changeAccess.ts';
import { exportClient } from '#people/exportClient.ts';
import { lockClient } from '#people/lockClient.ts';
import { storeClient } from '#people/storePeople.ts';
import { StartError } from '#StartError.ts';
import { feedAll, feedFiles, feedSettings, operator } from './feedFiles.ts';
import { misused, type CommandContext, type CommandOutcome, type PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = [
  'client add --reference K-1 --name "Anna Muster" --email anna@fund.example --firm F-1 --package equity [--language de]',
  'client import <table.csv> [--dry-run]     adds and changes the clients of a spreadsheet',
  'client invite <reference> [--print]       mails a link that sets a password, or prints it',
  'client package <reference> <package>      changes the subscription at once',
  'client disable <reference>                logs them out and keeps them out',
  'client enable <reference>                 lets a disabled client in again',
  'client end-sessions <reference>           logs them out everywhere',
  'client export <reference>                 prints all that is stored about a client, as JSON',
  'client erase <reference> --yes            removes the person; the readership of their firm stays',
];

interface Given {
  positionals: string[];
  values: ReturnType<typeof read>['values'];
  say: CommandContext['say'];
  config: Config;
  db: Db;
}

type Action = (given: Given) => Promise<CommandOutcome>;

const options = {
  reference: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  firm: { type: 'string' },
  package: { type: 'string' },
  language: { type: 'string' },
  'dry-run': { type: 'boolean' },
  print: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

const read = (args: string[]) => parseArgs({ args, allowPositionals: true, options });

function only({ positionals }: Given, count: number): string[] {
  if (positionals.length === count) return positionals;
  throw misused(usage);
}

/** One client, in a transaction of its own. */
const change =
  (work: (inside: Db, reference: string, who: string) => Promise<unknown>, done: string): Action =>
  async (given) => {
    const [reference = ''] = only(given, 1);
    await given.db.transaction((inside) => work(inside, reference, operator()));
    given.say(`${reference} ${done}.`);
    return 'done';
  };

/** The same as a line of a feed. */
const add: Action = async (given) => {
  only(given, 0);
  const { reference, name, email, firm, package: subscription, language } = given.values;
  const record = { kind: 'client', reference, name, email, firm, package: subscription, language };
  const lines = [{ line: 1, text: JSON.stringify(record) }];
  const settings = { ...feedSettings(given, false), folder: '.' };
  for await (const { outcome, reason = '', hint = '' } of runFeed(lines, settings)) {
    if (outcome === 'refused') throw new FeedRefusal(reason, hint);
    given.say(
      outcome === 'stored' ? `${String(reference)} is stored.` : `${String(reference)} is unchanged.`,
    );
  }
  return 'done';
};

const importTable: Action = async (given) => {
  const [file = ''] = only(given, 1);
  const settings = feedSettings(given, given.values['dry-run'] === true);
  return feedAll(await feedFiles(file), settings, { say: given.say, kind: 'client' });
};

const invite: Action = async (given) => {
  if (given.values.print !== true) return change(inviteByMail, 'gets an invitation by mail')(given);
  const [reference = ''] = only(given, 1);
  const { db, config } = given;
  const link = await db.transaction((inside) => inviteByHand(inside, reference, { who: operator(), config }));
  given.say(`${link}\nThe link is valid for 7 days and can be used once. Give it to nobody else.`);
  return 'done';
};

const changePackage: Action = async (given) => {
  const [reference = '', subscription = ''] = only(given, 2);
  const { db, config, say } = given;
  await db.transaction(async (inside) => {
    const { facts } = await lockClient(inside, reference);
    if (facts.firm === null)
      throw new FeedRefusal(`${reference} has no firm.`, 'Feed the client with a firm.');
    const record = {
      ...facts,
      kind: 'client' as const,
      reference,
      firm: facts.firm,
      language: 'en' as const,
    };
    const setting = { who: operator(), passwordPower: config.PORTAL_PASSWORD_POWER, provenance: ofBank };
    await storeClient(inside, { ...record, package: subscription }, setting);
  });
  say(`${reference} has the package ${subscription}.`);
  return 'done';
};

const exportAll: Action = async (given) => {
  const [reference = ''] = only(given, 1);
  const stored = await given.db.transaction((inside) => exportClient(inside, reference, operator()));
  given.say(JSON.stringify(stored, null, 2));
  return 'done';
};

const erase: Action = async (given) => {
  if (given.values.yes === true) return change(eraseClient, 'is erased')(given);
  const [reference = ''] = only(given, 1);
  throw new StartError(`${reference} was not erased: it cannot be undone. Add --yes to erase the client.`);
};

const actions: Record<string, Action> = {
  add,
  import: importTable,
  invite,
  package: changePackage,
  disable: change(disableClient, 'is disabled and logged out'),
  enable: change(enableClient, 'may log in again'),
  'end-sessions': change(logOutClient, 'is logged out everywhere'),
  export: exportAll,
  erase,
};

/** Operators add, change, disable, export and erase clients. [D-05] */
export const clientCommand: PortalCommand = {
  usage,
  run: async ([name = '', ...args], context) => {
    const action = actions[name];
    if (action === undefined) throw misused(usage);
    const { values, positionals } = read(args);
    return withDatabase(context, ({ config, db }) =>
      action({ positionals, values, say: context.say, config, db }),
    );
  },
};
