import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { companies } from '../universe.ts';
import { companySummary } from './companySummary.ts';

/** Stores what the pages of companies say; what is there is brought up to date. */
export async function seedCompanyTexts(db: Db): Promise<void> {
  const rows = companies.map((company) => {
    const { en, de } = companySummary(company);
    return { company: company.name, text: en, translated_text: de };
  });
  await db.query(sql`
    insert into profile_texts (tag_id, text, translated_text)
    select tags.id, text, translated_text from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(company text, text text, translated_text text) join tags on category = 'Company' and value = company
    on conflict (tag_id, asset_class) do update set text = excluded.text, translated_text = excluded.translated_text
      where (profile_texts.text, profile_texts.translated_text) is distinct from (excluded.text, excluded.translated_text)`);
}
