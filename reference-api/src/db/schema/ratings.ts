import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tags } from './publications.ts';

/** What is known of a company besides its tag. */
export const companies = pgTable('companies', {
  /** The company's tag. */
  id: integer()
    .primaryKey()
    .references(() => tags.id, { onDelete: 'cascade' }),
  sectorId: integer('sector_id')
    .notNull()
    .references(() => tags.id),
  /** Tags of those who cover it, the main one first. */
  analystIds: integer('analyst_ids').array().notNull(),
  /** Every tag of it, itself, tickers, sector, analysts and asset classes included: what filters look at. */
  tagIds: integer('tag_ids').array().notNull(),
  /** The bank's own number of the business partner. */
  gkNumber: text('gk_number'),
  /** The `doc_ref` of the analyst's model, a publication that no library lists. */
  modelRef: text('model_ref'),
});

/** Every rating of a company that was ever stated; the latest of its kind and coverage is the one that holds. */
export const ratings = pgTable(
  'ratings',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `Equities`, `Bonds` or `ESG`. */
    kind: text().notNull(),
    /** `own`, or `partner` for the partner bank's. */
    coverage: text().notNull(),
    statedOn: date('stated_on', { mode: 'string' }).notNull(),
    rating: text().notNull(),
    previous: text(),
    previousOn: date('previous_on', { mode: 'string' }),
    /** What it did to the rating before; null for the first one. */
    action: text(),
    /** Of the share on that day, and its currency; null where it is not kept. */
    closePrice: doublePrecision('close_price'),
    closeCurrency: text('close_currency'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.coverage, table.statedOn] }),
    index('ratings_newest').on(
      table.kind,
      table.coverage,
      table.statedOn.desc().nullsFirst(),
      table.companyId.desc().nullsFirst(),
    ),
  ],
);
