import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Services } from '#Services.ts';
import { StartError } from '#StartError.ts';
import { ownerMark } from './ContentStore.ts';

/** The database's own mark, made at its first start. */
async function ownMark(db: Services['db']): Promise<string> {
  const [row] = await db.query<{ owner: string }>(sql`
    insert into installation (content_owner) values (${randomUUID()})
    on conflict (one) do update set content_owner = coalesce(installation.content_owner, excluded.content_owner)
    returning content_owner as owner`);
  if (row === undefined) throw new Error('The database did not say what its store of files is marked with.');
  return row.owner;
}

/**
 * Marks the store as this database's at the first start. Files that this database does not name are removed, so another's must never be
 * looked at. [D-03]
 * @throws StartError if it is marked as another's
 */
export async function requireOwnContent({ db, content }: Pick<Services, 'db' | 'content'>): Promise<void> {
  const own = await ownMark(db);
  if ((await content.claim(own)) === own) return;
  throw new StartError(
    `The files in ${content.location} belong to another database: this one would remove them. Correct PORTAL_CONTENT or the database; if they do belong together, delete “${ownerMark}” there. Then start again.`,
  );
}
