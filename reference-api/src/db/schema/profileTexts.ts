import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tags } from './publications.ts';

export const profileTexts = pgTable(
  'profile_texts',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    /** An asset class, or '' for the summary of all. */
    assetClass: text('asset_class').notNull().default(''),
    text: text().notNull(),
    translatedText: text('translated_text'),
  },
  (table) => [primaryKey({ columns: [table.tagId, table.assetClass] })],
);
