import { zurichDay, within } from '@portal/node';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { schedulePurge } from './areas/auth/purge.ts';
import type { Config } from './config.ts';
import { ContentUnavailable } from './content-store/ContentStore.ts';
import { openContent } from './content-store/openContent.ts';
import { requireOwnContent } from './content-store/ownContent.ts';
import { sweepDaily } from './content-store/sweepDaily.ts';
import { openDatabase, type Database } from './db/openDatabase.ts';
import { whyNotReady } from './db/whyNotReady.ts';
import { releaseTexts } from './file-texts/textRepository.ts';
import { TextReader } from './file-texts/TextReader.ts';
import { publishWhenDue } from './feed/publishWhenDue.ts';
import { openMail } from './mail/openMail.ts';
import type { MailQueue } from './mail/queue/MailQueue.ts';
import { releaseClaims } from './mail/queue/mailRepository.ts';
import { deriveSecrets, storedSecret } from './secrets.ts';
import { DemoData } from './seed/DemoData.ts';
import { refuseDemo } from './seed/removal/removeDemo.ts';
import type { Services } from './Services.ts';
import { storePortalTags } from './taxonomy/portalTags.ts';

/** How long a stop waits for background work. */
const upkeepMs = 2000;

export interface RunningApi {
  port: number;
  engine: Database['engine'];
  /** Completes calls in progress, then closes everything and releases the lock. */
  stop: () => Promise<void>;
}

async function listen(
  app: FastifyInstance,
  { PORTAL_API_HOST: host, PORTAL_API_PORT: port }: Config,
): Promise<number> {
  await app.listen({ host, port });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** What goes on next to answering calls; returns how to stop it. */
function workInBackground(
  app: FastifyInstance,
  { config, db, content }: Pick<Services, 'config' | 'db' | 'content'>,
): () => Promise<unknown> {
  const stopPublishing = publishWhenDue(db, {
    onPublished: () => app.getDecorator<MailQueue>('mailQueue').wake(),
    onFault: (error, reference) =>
      app.log.error(
        { err: error, reference },
        'a publication or its rating could not be published at its time',
      ),
  });
  const stopTidying = schedulePurge({ db, config }, (error) =>
    app.log.error({ err: error }, 'what is over could not be removed'),
  );
  const stopSweeping = sweepDaily({ db, content }, (error) =>
    app.log.error({ err: error }, 'files that no publication names could not be removed'),
  );
  const texts = new TextReader(
    { db, content },
    {
      onUnreadable: (file) => app.log.warn(file, 'a file is not searchable: its text could not be read'),
      onCut: (file) => app.log.warn(file, 'a file is searchable in part: it is longer than what is read'),
      onFault: (error) => app.log.error({ err: error }, 'the text of a file could not be read yet'),
    },
  );
  texts.begin();
  return () => Promise.all([stopPublishing(), texts.close(), stopTidying(), stopSweeping()]);
}

/**
 * Undefined if it can be used. Lists and search go on without it.
 * @throws ContentUnavailable for what only other settings change
 * @throws StartError if it is another database's
 */
async function whyContentIsAway(services: Pick<Services, 'db' | 'content'>): Promise<string | undefined> {
  try {
    await services.content.check();
    await requireOwnContent(services);
    return undefined;
  } catch (error) {
    if (error instanceof ContentUnavailable && error.passes) return error.message;
    throw error;
  }
}

async function serveFrom(config: Config, database: Database, demo: DemoData): Promise<RunningApi> {
  const { db, engine } = database;
  const today = () => config.PORTAL_TODAY ?? zurichDay(new Date());
  const hasDemo = config.PORTAL_DEMO === '1';
  const secrets = deriveSecrets(config.PORTAL_SECRET ?? storedSecret(config.PORTAL_DATA));
  if (config.PORTAL_ENVIRONMENT === 'prod') await refuseDemo(db);
  await storePortalTags(db);
  if (hasDemo) await demo.begin();
  // Safe: the folder's lock excludes other processes.
  if (engine === 'pglite') await Promise.all([releaseClaims(db), releaseTexts(db)]);
  const content = openContent(config);
  const contentAway = await whyContentIsAway({ db, content });
  const app = await buildApp(
    {
      config,
      db,
      content,
      secrets,
      today,
      notReady: () => whyNotReady(db),
      sendMail: openMail(config),
    },
    { checkAnswers: false },
  );
  if (config.PORTAL_ENVIRONMENT !== 'local' && config.SMTP_URL === undefined)
    app.log.warn('SMTP_URL is not set: mails are kept in the outbox and reach nobody');
  if (contentAway !== undefined) app.log.error({ reason: contentAway }, 'the store of files cannot be used');
  const port = await listen(app, config);
  if (hasDemo)
    void demo.keep((error) => app.log.error({ err: error }, 'the demo data could not be completed'));
  const stopWork = workInBackground(app, { config, db, content });
  const stop = async () => {
    await app.close();
    await within(upkeepMs, Promise.all([stopWork(), demo.stop()]));
    await database.close();
  };
  return { port, engine, stop };
}

/** On failure, closes everything again. */
export async function startApi(config: Config): Promise<RunningApi> {
  const database = await openDatabase(config);
  const demo = new DemoData(database.db, {
    size: config.PORTAL_DEMO_SIZE,
    today: () => config.PORTAL_TODAY ?? zurichDay(new Date()),
    realToday: config.PORTAL_TODAY === undefined,
    passwordPower: config.PORTAL_PASSWORD_POWER,
  });
  try {
    return await serveFrom(config, database, demo);
  } catch (error) {
    await demo.stop();
    await database.close();
    throw error;
  }
}
