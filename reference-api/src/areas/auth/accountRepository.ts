import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

export interface Account {
  id: number;
  username: string;
  passwordHash: string;
  name: string;
  externalReference: string;
  preferredLanguage: string;
  acceptedTerms: boolean;
  firstSignIn: boolean;
}

export function normaliseUsername(username: string): string {
  return username.trim().normalize('NFC').toLowerCase();
}

/** The columns of an Account, from `clients c`. */
export const accountColumns = sql`c.id, c.username, c.password_hash as "passwordHash", c.name,
  c.external_reference as "externalReference", c.preferred_language as "preferredLanguage",
  c.accepted_terms as "acceptedTerms", c.last_sign_in is null as "firstSignIn"`;

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
