import { zurichDay } from '@portal/node';
import { openContent } from '#content-store/openContent.ts';
import { sql } from 'drizzle-orm';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { deriveSecrets } from '#secrets.ts';
import { demoPassword } from '#seed/demoAccounts.ts';
import { authCalls } from '@portal/wire-auth';
import type { Place } from './measureBaselines.ts';

interface Data {
  folder: string;
  databaseUrl: string | undefined;
}

/** Runs an API in this process during `work`; the bare statements share its database. */
export async function inProcess<Result>(
  { folder, databaseUrl }: Data,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({
    PORTAL_DATA: folder,
    PORTAL_LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
  });
  const database = await openDatabase(config);
  const { db } = database;
  const app = await buildApp(
    {
      config,
      db,
      secrets: deriveSecrets('a secret that is only good for measuring'),
      today: () => zurichDay(new Date()),
      content: openContent(config),
      notReady: () => Promise.resolve(undefined),
      sendMail: () => Promise.resolve(),
    },
    { checkAnswers: false },
  );
  try {
    const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
    const answer = await fetch(`${url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'everything@demo.example', password: demoPassword }),
    });
    const { token } = authCalls.auth.answer.parse(await answer.json());
    await db.query(sql`
      insert into visits (client_id, seen_at, previous_end)
      select id, now(), now() - interval '1 day' from clients where username = 'everything@demo.example'
      on conflict (client_id) do update set previous_end = excluded.previous_end`);
    return await work({ url, token, db });
  } finally {
    await app.close();
    await database.close();
  }
}
