import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tags } from './publications.ts';

export const people = pgTable(
  'people',
  {
    /** An analyst's external id, or a sales number. */
    reference: text().primaryKey(),
    /** As named in calls. */
    team: text().notNull(),
    name: text().notNull(),
    analystId: integer('analyst_id').references(() => tags.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    translatedRole: text('translated_role').notNull(),
    /** Paragraphs, parallel to the German ones. */
    bio: text().array().notNull(),
    translatedBio: text('translated_bio').array().notNull(),
    email: text(),
    phone: text(),
    /** Relative to the API base. */
    portrait: text(),
    /** For filters: sectors, functions or currencies. */
    tagIds: integer('tag_ids').array().notNull(),
    position: integer().notNull(),
    /** `demo` or `feed`. */
    origin: text().notNull().default('feed'),
  },
  (table) => [
    index('people_team').on(table.team, table.position),
    index('people_analyst').on(table.analystId),
  ],
);
