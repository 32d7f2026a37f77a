import type { ToggleCall } from '@portal/wire';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { allOf } from '#areas/publication/conditions.ts';
import { followedBy } from './preferences/followedTags.ts';
import { newTo } from './read-marks/repository.ts';

type Asking = Pick<Client, 'id' | 'keys' | 'lastVisit'>;

export type Toggled = { [Name in ToggleCall]?: 'true' | 'false' | undefined };

/** What a filter of lists means in SQL, for this client. */
const conditionsOf: Record<ToggleCall, (client: Asking) => SQL[]> = {
  followed: ({ id }) => [followedBy(id)],
  new: newTo,
};

/** The filters that are on. */
export const togglesIn = (query: Toggled): ToggleCall[] =>
  (Object.keys(conditionsOf) as ToggleCall[]).filter((name) => query[name] === 'true');

/** Whether the list is the client's own. */
export const isToggled = (query: Toggled): boolean => togglesIn(query).length > 0;

export const toggleConditions = (client: Asking, query: Toggled): SQL[] =>
  togglesIn(query).flatMap((name) => conditionsOf[name](client));

/** Ids that the filters leave, to count by; undefined if none is on. */
export async function idsToggled(db: Db, client: Asking, query: Toggled): Promise<number[] | undefined> {
  if (!isToggled(query)) return undefined;
  const rows = await db.query<{ id: number }>(
    sql`select id from publications where ${allOf(toggleConditions(client, query))}`,
  );
  return rows.map(({ id }) => id);
}
