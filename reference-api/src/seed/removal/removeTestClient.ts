import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { takeTurn } from '#people/storePeople.ts';
import { inventedSubjects, removeAudit, usedFirms } from './inventedPeople.ts';

/**
 * Also removes the package, readings, sessions, events and subscriptions, and after the last client their firm. Returns whether there was
 * such a client.
 */
export async function removeTestClient(db: Db, username: string): Promise<boolean> {
  return db.transaction(async (inside) => {
    await takeTurn(inside);
    const before = await inventedSubjects(inside);
    const testClient = sql`origin = 'test' and username = ${username}`;
    await inside.query(
      sql`delete from readership where client_id in (select id from clients where ${testClient})`,
    );
    const [gone] = await inside.query<{ packageId: number }>(
      sql`delete from clients where ${testClient} returning package_id as "packageId"`,
    );
    if (gone === undefined) return false;
    await inside.query(sql`delete from packages where origin = 'test' and id = ${gone.packageId}`);
    await inside.query(sql`delete from firms where origin = 'test' and id not in (${usedFirms})`);
    await removeAudit(inside, before);
    return true;
  });
}
