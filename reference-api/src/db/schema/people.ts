import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tags } from './publications.ts';

/** The people of research and sales, as the team's pages show them. */
export const people = pgTable(
  'people',
  {
    /** An analyst's external id, or a number of sales. */
    reference: text().primaryKey(),
    /** As calls name it. */
    team: text().notNull(),
    name: text().notNull(),
    /** The tag of an analyst. */
    analystId: integer('analyst_id').references(() => tags.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    translatedRole: text('translated_role').notNull(),
    /** Paragraphs; the German ones stand at the same places. */
    bio: text().array().notNull(),
    translatedBio: text('translated_bio').array().notNull(),
    email: text(),
    phone: text(),
    /** Path of the portrait below the API base. */
    portrait: text(),
    /** Sectors, functions or currencies: what filters look at. */
    tagIds: integer('tag_ids').array().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('people_team').on(table.team, table.position),
    index('people_analyst').on(table.analystId),
  ],
);
