import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { recordChange } from './auditTrail.ts';
import { lockClient } from './lockClient.ts';

/** All that is stored about a client, except secrets; audited. Times are ISO 8601. [D-05] @throws FeedRefusal */
export async function exportClient(inside: Db, reference: string, who: string): Promise<object> {
  const { id, facts } = await lockClient(inside, reference);
  await recordChange(inside, { who, action: 'client exported', subject: reference });
  const [stored] = await inside.query<Record<string, unknown>>(sql`
    select jsonb_build_object(
      'language', preferred_language, 'accepted_terms', accepted_terms, 'last_login', last_sign_in, 'disabled_at', disabled_at,
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('began', created_at, 'renewed', renewed_at, 'ended', revoked_at) order by created_at), '[]')
        from token_families where client_id = c.id),
      'preferences', (select to_jsonb(p) - 'client_id' - 'keys' from preferences p where client_id = c.id),
      'saved_views', (select coalesce(jsonb_agg(to_jsonb(v) - 'client_id' order by id), '[]') from saved_views v where client_id = c.id),
      'read_marks', (select coalesce(jsonb_agg(jsonb_build_object('publication', doc_ref, 'at', read_at, 'opened', opened) order by read_at), '[]')
        from read_marks m join publications p on p.id = m.publication_id where client_id = c.id),
      'recent_searches', (select coalesce(jsonb_agg(jsonb_build_object('term', term, 'at', searched_at) order by searched_at), '[]')
        from recent_searches where client_id = c.id),
      'reading_settings', (select to_jsonb(s) - 'client_id' from reading_settings s where client_id = c.id),
      'readership', (select coalesce(jsonb_agg(jsonb_build_object('publication', doc_ref, 'title', title, 'action', action, 'at', at) order by id), '[]')
        from readership where client_id = c.id),
      'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'client_id' - 'id' order by created_at), '[]') from events e where client_id = c.id),
      'mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'state', state, 'at', created_at) order by id), '[]')
        from mails where client_id = c.id),
      'changes', (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'before', before, 'after', after) order by id), '[]')
        from audit_entries where subject = c.external_reference)) as facts
    from clients c where id = ${id}`);
  return { reference, ...facts, ...(stored?.['facts'] as object) };
}
