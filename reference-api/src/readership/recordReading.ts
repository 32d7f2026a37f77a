import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/**
 * What the server sent: a preview, one that a page fetched ahead of its reader, a file, or a file among several that were
 * exported together; and a mail whose link led its reader to the publication.
 */
type ReadingAction = 'preview' | 'preview_ahead' | 'download' | 'export' | 'mail_opened';

interface Reading {
  clientId: number;
  /** As stored. */
  docRef: string;
  action: ReadingAction;
}

/** With the client's firm and the publication's title and analysts of now. */
const entry = ({ clientId, docRef, action }: Reading) => sql`
  insert into readership (action, client_id, firm_id, doc_ref, paper, title, analysts)
  select ${action}, c.id, c.firm_id, p.doc_ref, p.paper, p.title,
    array(select coalesce(external_id, value) from tags where category = 'Analyst' and id = any(p.primary_tags) order by 1)
  from publications p, clients c where p.doc_ref = ${docRef} and c.id = ${clientId}`;

/** Call it before the content is sent: what cannot be recorded is not read. [D-06] */
export async function recordReading(db: Db, reading: Reading): Promise<void> {
  await db.query(entry(reading));
}

/**
 * For a request that goes on with a file or a preview: recorded unless the same reader began with it within the hour, so that nobody
 * reads a file without its first byte unseen. [D-06]
 */
export async function recordContinuing(db: Db, reading: Reading): Promise<void> {
  const { clientId, docRef, action } = reading;
  const begun = action === 'preview' ? sql`action = 'preview'` : sql`action in ('download', 'export')`;
  await db.query(sql`
    ${entry(reading)} and not exists (
      select from readership where client_id = ${clientId} and doc_ref = ${docRef}
        and ${begun} and at > now() - interval '1 hour')`);
}

/**
 * That the reader of a mail followed its link to a publication, or to another edition of it: once, and only of the client's
 * own mails and of what they were about. Returns whether it was recorded. [D-06]
 */
export async function recordMailOpened(
  db: Db,
  { clientId, docRef, mailId }: { clientId: number; docRef: string; mailId: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    ${entry({ clientId, docRef, action: 'mail_opened' })}
      and exists (
        select from mails m join mail_items i on i.client_id = m.client_id and i.topic = m.topic
          join publications about on about.id = i.publication_id
        where m.id = ${mailId} and m.client_id = c.id and (about.id = p.id or about.paper = p.paper))
    on conflict (client_id, doc_ref) where action = 'mail_opened' do nothing returning 1`);
  return rows.length > 0;
}
