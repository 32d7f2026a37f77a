import { sql } from 'drizzle-orm';
import { pageClients, type PageClients } from '@portal/wire';
import type { Db } from '#db/Db.ts';

const days = 7;

/** More pages would be addresses that nobody serves. */
const mostPages = 200;

/** How many different clients opened each page, the most opened first: of `/company_profile/7` only `/company_profile`. */
export async function readPageClients(db: Db): Promise<PageClients> {
  const pages = await db.query(sql`
    select path, count(distinct client_id)::int as clients
    from (
      select client_id, '/' || split_part(split_part(split_part(url, '?', 1), '#', 1), '/', 2) as path
      from events
      where event_type = 'Page Open' and created_at > now() - make_interval(days => ${days}::int)) as opened
    group by path order by clients desc, path limit ${mostPages}`);
  return pageClients.answer.parse({ days, pages });
}
