import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tags } from './publications.ts';

/** What is written about companies and sectors on their pages. */
export const profileTexts = pgTable(
  'profile_texts',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    /** An asset class, or nothing for the summary of all. */
    assetClass: text('asset_class').notNull().default(''),
    text: text().notNull(),
    translatedText: text('translated_text'),
  },
  (table) => [primaryKey({ columns: [table.tagId, table.assetClass] })],
);
