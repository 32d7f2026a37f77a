import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { tags } from './publications.ts';

export const companies = pgTable('companies', {
  id: integer()
    .primaryKey()
    .references(() => tags.id, { onDelete: 'cascade' }),
  sectorId: integer('sector_id')
    .notNull()
    .references(() => tags.id),
  /** Tags of the covering analysts, the main one first. */
  analystIds: integer('analyst_ids').array().notNull(),
  /** For filters: itself, tickers, sector, analysts and asset classes. */
  tagIds: integer('tag_ids').array().notNull(),
  /** The bank's number of the business partner. */
  gkNumber: text('gk_number'),
  /** Of the share, in capitals. */
  isin: text(),
  /** `doc_ref` of the analyst's model, which no library lists. */
  modelRef: text('model_ref'),
});

/** The latest of a kind and coverage is current. */
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
    /** Compared with the previous rating; null for the first. */
    action: text(),
    /** Share price of that day; null where not recorded. */
    closePrice: doublePrecision('close_price'),
    closeCurrency: text('close_currency'),
    /** What the analyst expects the share to be worth, in the close price's currency. */
    targetPrice: doublePrecision('target_price'),
    /** When readers could first see it: a paper under embargo states a rating before its publication. */
    publicAt: moment('public_at').notNull().defaultNow(),
    /** `doc_ref` of the paper that states it, as far as the feed names one. */
    publication: text(),
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

/** What changed about who covers a company, written where it changes; a first rating is no row. */
export const coverageChanges = pgTable(
  'coverage_changes',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
    /** `begun` again, `dropped`, or other `analysts`. */
    kind: text().notNull(),
    /** Tags; the same as the company's unless these are what changed. */
    analystsBefore: integer('analysts_before').array().notNull(),
    analystsAfter: integer('analysts_after').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.changedOn, table.kind] }),
    index('coverage_changes_day').on(table.changedOn),
  ],
);
