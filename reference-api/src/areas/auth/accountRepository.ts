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

/** The form in which usernames are kept and looked up: addresses are trimmed and have no upper case. */
export function normaliseUsername(username: string): string {
  return username.trim().normalize('NFC').toLowerCase();
}

async function byUsername(db: Db, username: string): Promise<Account | undefined> {
  const [account] = await db.query<Account>(sql`
    select id, username, password_hash as "passwordHash", name, external_reference as "externalReference",
      preferred_language as "preferredLanguage", accepted_terms as "acceptedTerms", last_sign_in is null as "firstSignIn"
    from clients where username = ${normaliseUsername(username)}`);
  return account;
}

/** What signing in needs to know of a client. */
export function accountRepository(db: Db) {
  return {
    byUsername: (username: string) => byUsername(db, username),
    noteSignIn: async (id: number) => {
      await db.query(sql`update clients set last_sign_in = now() where id = ${id}`);
    },
  };
}
