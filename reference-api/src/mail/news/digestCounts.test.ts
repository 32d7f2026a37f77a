import { sql } from 'drizzle-orm';
import { followKeys } from '#areas/following/preferences/followedTags.ts';
import { demoContent } from '#testing/images/Content.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { testToday } from '#testing/TestApi.ts';
import { newsReader } from './readNews.ts';
import { writeNewsMail } from './writeNewsMail.ts';

const sector = sql`(select id from tags where category = 'Sector' and value = 'Banks')`;

/** More than the page New for you shows. */
const changes = 205;

test.each(usualEngines)(
  '[N-10] [L-25] a digest says how many changes there are, however many (%s)',
  async (engine) => {
    const { db, close } = await openTestDatabase(engine, demoContent({ size: 90, today: testToday }));
    await db.query(sql`
    insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
    select companies.id, date '2037-05-11' + day, kind, '{}', '{}'
    from companies join tags on tags.id = companies.id and not inactive,
      generate_series(0, 6) day, unnest(array['begun', 'dropped', 'analysts']) kind
    where sector_id = ${sector} order by companies.id, day, kind limit ${changes}`);
    const digestIn = async (language: 'English' | 'German') => {
      const [client] = await db.query<{ id: number }>(sql`
      update clients set preferred_language = ${language} where username = 'everything@demo.example' returning id`);
      const { id: clientId = 0 } = client ?? {};
      await db.query(sql`
      insert into preferences (client_id, cri_json, keys, delivery)
      values (${clientId}, '[]', ${followKeys(sql`array[${sector}]`)}, 'weekly') on conflict do nothing`);
      const mail = { kind: 'weekly', clientId, topic: 'weekly:2037-05-18', id: 1, attempts: 1 } as const;
      const news = await newsReader(db)({ ...mail, username: null, address: null, createdMs: 0 });
      if (news === undefined) throw new Error('There is no digest.');
      const links = {
        publicUrl: 'https://portal.example',
        name: '1.a',
        unsubscribe: 'https://portal.example/u',
      };
      return writeNewsMail({ ...news, kind: 'weekly', ...links });
    };

    const english = await digestIn('English');
    expect(english.subject).toBe('Your weekly research overview: 205 changes');
    expect(english.text).toContain('There are 205 changes of ratings and coverage on what you follow.');
    expect(english.text).toContain('and 185 more changes in the Research Portal');
    const german = await digestIn('German');
    expect(german.subject).toBe('Ihre Wochenübersicht: 205 Änderungen');
    expect(german.text).toContain(
      'Bei allem, dem Sie folgen, gibt es 205 Änderungen von Ratings und Coverage.',
    );
    expect(german.text).toContain('und 185 weitere Änderungen im Research-Portal');
    await close();
  },
  60_000,
);
