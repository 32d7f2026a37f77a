import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Words by their stems, as the text search keeps them. Read by conditions only. */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a subscription grants: portal tabs, and publications by aggregated type × asset class × language. */
export const packages = pgTable('packages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  portalTabs: text('portal_tabs').array().notNull(),
  aggregatedTypes: text('aggregated_types').array().notNull(),
  assetClasses: text('asset_classes').array().notNull(),
  languages: text().array().notNull(),
});

export const clients = pgTable('clients', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** An e-mail address in lower case. */
  username: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text().notNull(),
  externalReference: text('external_reference').notNull().unique(),
  preferredLanguage: text('preferred_language').notNull(),
  acceptedTerms: boolean('accepted_terms').notNull(),
  packageId: integer('package_id')
    .notNull()
    .references(() => packages.id),
  criJson: jsonb('cri_json').notNull().default({}),
  lastSignIn: moment('last_sign_in'),
  /** `demo` accounts are removed in prod; `test` ones are made and removed by browser tests. */
  origin: text().notNull().default('client'),
});

/** One signed-in session: every refresh token that grew out of one sign-in. */
export const tokenFamilies = pgTable('token_families', {
  id: uuid().primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** sha256 of the token; the token itself is stored nowhere. */
    hash: text().primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
);

/** The link a client was last mailed, one a purpose: a new request takes the place of the older one. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** `reset_password` or `passwordless_login`. */
    purpose: text().notNull(),
    /** sha256 of the token, which stands in the mail alone. */
    hash: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.purpose] })],
);

/** Wrong passwords, counted by whom they were meant for and where they came from. */
export const attempts = pgTable('attempts', {
  /** A keyed hash: neither usernames nor addresses can be read from it. */
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  failedAt: moment('failed_at'),
  succeededAt: moment('succeeded_at'),
});

export const tags = pgTable(
  'tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category: text().notNull(),
    value: text().notNull(),
    translatedValue: text('translated_value'),
    externalId: text('external_id'),
    profileActive: boolean('profile_active').notNull().default(false),
    inactive: boolean().notNull().default(false),
    relatedAssetClasses: text('related_asset_classes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Companies only: covered by the partner bank, for the international library. */
    international: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [unique('tags_category_value').on(table.category, table.value)],
);

export const publications = pgTable(
  'publications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    docRef: text('doc_ref').notNull().unique(),
    publicationDate: moment('publication_date').notNull(),
    title: text().notNull(),
    longTitle: text('long_title'),
    language: text().notNull(),
    publicationType: text('publication_type').notNull(),
    assetClasses: text('asset_classes').array().notNull(),
    /** Media type of the file, or null when there is only a preview. */
    contentType: text('content_type'),
    hasPreview: boolean('has_preview').notNull(),
    /** Tags of the publication's own subject, in display order. */
    primaryTags: integer('primary_tags').array().notNull(),
    otherTags: integer('other_tags').array().notNull(),
    /** Every tag, classification included: what filters look at. */
    tagIds: integer('tag_ids').array().notNull(),
    /** Entitlement keys, any of which opens the publication. */
    ent: integer().array().notNull(),
    origin: text().notNull().default('demo'),
    /** Bits of the libraries it stands in; null until it is filed, see fileUnfiled. */
    libraries: smallint(),
    /** Names of companies, tickers, sectors and analysts, in both languages, for the search. */
    names: text().notNull().default(''),
    /** Holds no more than what every client reads in a list. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, title), 'A') || setweight(to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, names), 'B') || setweight(to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, coalesce(long_title, '')), 'D')`,
      ),
  },
  (table) => [
    index('publications_newest').on(table.publicationDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('publications_tags').using('gin', table.tagIds),
    index('publications_search').using('gin', table.search),
    index('publications_unfiled')
      .on(table.id)
      .where(sql`libraries is null`),
  ],
);

/** What libraries show ahead of their lists, by the list's name. */
export const featured = pgTable(
  'featured',
  {
    /** As calls name it. */
    library: text().notNull(),
    list: text().notNull(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.library, table.list, table.publicationId] }),
    index('featured_publication').on(table.publicationId),
  ],
);

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

export const events = pgTable('events', {
  id: uuid().primaryKey().defaultRandom(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  eventType: text('event_type').notNull(),
  url: text().notNull(),
  sourceClientAction: text('source_client_action'),
  documentId: text('document_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Counted by triggers, so that processes notice what they keep in memory has changed. New publications count by their id. */
export const contentChanges = pgTable('content_changes', {
  /** `tags` or `publications`. */
  kind: text().primaryKey(),
  version: integer().notNull().default(0),
});

/** How far the demo data has come, by day. */
export const demoDays = pgTable('demo_days', {
  day: text().primaryKey(),
  size: smallint().notNull(),
});
