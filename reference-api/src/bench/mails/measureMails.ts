import { mkdtempSync, rmSync } from 'node:fs';
import { openContent } from '#content-store/openContent.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import type { Db } from '#db/Db.ts';
import { openDatabase } from '#db/openDatabase.ts';
import type { Mail } from '#mail/Mail.ts';
import { openMail } from '#mail/openMail.ts';
import { mailWriter } from '#mail/mailWriter.ts';
import { ofInvented } from '#feed/Provenance.ts';
import { matchNext } from '#mail/news/matching.ts';
import { MailQueue, usualPatience } from '#mail/queue/MailQueue.ts';
import { mailRepository } from '#mail/queue/mailRepository.ts';
import { deriveSecrets } from '#secrets.ts';
import { demoDay } from '#seed/demoDay.ts';
import { feedInvented, publishInvented } from '#seed/feedInvented.ts';
import { taxonomyLines } from '#seed/lines/taxonomyLines.ts';
import { storePortalTags } from '#taxonomy/portalTags.ts';
import { percentile } from '../percentile.ts';
import { addReaders } from './addReaders.ts';
import { MailSink } from './MailSink.ts';

export interface MailLoad {
  clients: number;
  publications: number;
  /** How many mails to send. */
  sent: number;
}

export interface MeasuredMails {
  matches: number;
  mails: number;
  matchesPerSecond: number;
  /** Milliseconds per publication's statement. */
  p50: number;
  worst: number;
  /** Matches added by a second run, and those of clients without the entitlement. */
  again: number;
  unentitled: number;
  mailsPerSecond: number;
  /** MiB of this process, including the mail sink and an embedded database. */
  memory: number;
}

const day = '2026-03-11';

async function count(db: Db, what: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.query<{ found: number }>(sql`select count(*)::int as found ${what}`);
  return row?.found ?? 0;
}

const onFault = (error: unknown) => {
  throw error;
};

async function matchAll(db: Db): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const begin = performance.now();
    if (!(await matchNext(db, { onFault }))) return times;
    times.push(performance.now() - begin);
  }
}

/** Determined by the packages' classes and languages, while the matching uses keys. */
const unentitled = sql`
  from mail_items i join clients c on c.id = i.client_id join packages pk on pk.id = c.package_id
    join publications p on p.id = i.publication_id
  where not (p.asset_classes && pk.asset_classes and p.language = any(pk.languages))`;

async function sendSome(db: Db, { sent }: MailLoad, folder: string): Promise<number> {
  const sink = new MailSink();
  const config = readConfig({ SMTP_URL: await sink.start(), PORTAL_DATA: folder });
  const send = openMail(config);
  const services = {
    config,
    db,
    secrets: deriveSecrets('a secret that is only good for benchmarks'),
    today: () => day,
    content: openContent(config),
    notReady: () => Promise.resolve(undefined),
    sendMail: send,
    audit: () => undefined,
  };
  const due = await count(db, sql`from mails where state = 'open' and due_at <= now()`);
  let enough: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (enough = resolve));
  const queue = new MailQueue(
    {
      mails: mailRepository(db),
      matchNext: () => Promise.resolve(false),
      write: mailWriter(services),
      send: Object.assign(
        async (mail: Mail, id: string) => {
          await send(mail, id);
          if (sink.taken >= Math.min(sent, due)) enough();
        },
        { close: () => send.close?.() },
      ),
      log: { warn: console.warn, error: console.error },
    },
    usualPatience,
  );
  const begin = performance.now();
  queue.begin();
  await done;
  await queue.close();
  const perSecond = (sink.taken * 1000) / (performance.now() - begin);
  await sink.stop();
  return perSecond;
}

export async function measureMails(databaseUrl: string | undefined, load: MailLoad): Promise<MeasuredMails> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mails-'));
  const place = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const { db, close } = await openDatabase(readConfig({ PORTAL_DATA: folder, ...place }));
  try {
    await storePortalTags(db);
    const past = ofInvented('demo');
    await db.transaction((inside) => feedInvented(inside, taxonomyLines(), past));
    await addReaders(db, load.clients);
    const publications = demoDay(day, load.publications);
    await db.transaction((inside) =>
      publishInvented(inside, publications, { origin: 'demo', announced: true }),
    );
    const begin = performance.now();
    const times = await matchAll(db);
    const seconds = (performance.now() - begin) / 1000;
    const matches = await count(db, sql`from mail_items`);
    await db.query(sql`insert into announcements select id from publications`);
    await matchAll(db);
    return {
      matches,
      mails: await count(db, sql`from mails`),
      matchesPerSecond: matches / seconds,
      p50: percentile(times, 50),
      worst: Math.max(...times),
      again: (await count(db, sql`from mail_items`)) - matches,
      unentitled: await count(db, unentitled),
      mailsPerSecond: await sendSome(db, load, folder),
      memory: process.memoryUsage().rss / 2 ** 20,
    };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
