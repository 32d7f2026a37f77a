import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { clients } from '#db/schema/accounts.ts';
import { select, type RowOf } from '#db/select.ts';

const columns = select(
  clients,
  ['id', 'username', 'passwordHash', 'name', 'externalReference', 'preferredLanguage', 'acceptedTerms'],
  'c',
);

export interface Account extends RowOf<typeof columns> {
  firstSignIn: boolean;
}

export function normaliseUsername(username: string): string {
  return username.trim().normalize('NFC').toLowerCase();
}

/** The columns of an Account, from `clients c`. */
export const accountColumns = sql`${columns}, c.last_sign_in is null as "firstSignIn"`;

/** SQL for whether `clients c` may log in and gets mails. [D-05] */
export const isEnabled = sql`c.disabled_at is null`;

async function one(db: Db, which: ReturnType<typeof sql>): Promise<Account | undefined> {
  const [account] = await db.query<Account>(
    sql`select ${accountColumns} from clients c where ${which} and ${isEnabled}`,
  );
  return account;
}

export function accountRepository(db: Db) {
  return {
    byUsername: (username: string) => one(db, sql`c.username = ${normaliseUsername(username)}`),
    byId: (id: number) => one(db, sql`c.id = ${id}`),
    /** Replaces the hash of a password that was just checked. False, changing nothing, if it is another one by now. */
    rehash: async ({ id, passwordHash }: Account, renewed: string): Promise<boolean> => {
      const changed = await db.query(
        sql`update clients set password_hash = ${renewed} where id = ${id} and password_hash = ${passwordHash} returning id`,
      );
      return changed.length > 0;
    },
  };
}
