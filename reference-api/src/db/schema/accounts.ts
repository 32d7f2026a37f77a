import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** A subscription: grants portal tabs, and publications by aggregated type × asset class × language. */
export const packages = pgTable('packages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  portalTabs: text('portal_tabs').array().notNull(),
  aggregatedTypes: text('aggregated_types').array().notNull(),
  assetClasses: text('asset_classes').array().notNull(),
  languages: text().array().notNull(),
  /** `feed`, `demo` or `test`. */
  origin: text().notNull().default('feed'),
});

/** Who clients work for. */
export const firms = pgTable('firms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The bank's own. */
  reference: text().notNull().unique(),
  name: text().notNull(),
  /** As of packages. */
  origin: text().notNull().default('feed'),
});

export const clients = pgTable('clients', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** E-mail address in lower case. */
  username: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text().notNull(),
  externalReference: text('external_reference').notNull().unique(),
  preferredLanguage: text('preferred_language').notNull(),
  acceptedTerms: boolean('accepted_terms').notNull(),
  packageId: integer('package_id')
    .notNull()
    .references(() => packages.id),
  firmId: integer('firm_id').references(() => firms.id),
  /** Since then there is no login, session or mail. */
  disabledAt: moment('disabled_at'),
  /** No longer written; the previous release still reads it. See preferences. */
  criJson: jsonb('cri_json').notNull().default({}),
  lastSignIn: moment('last_sign_in'),
  /** `client` for those of a bank; the `demo`’s are refused in prod, and browser tests add and remove `test` ones. */
  origin: text().notNull().default('client'),
});

/** A session: every refresh token descending from one sign-in. */
export const tokenFamilies = pgTable('token_families', {
  id: uuid().primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
  /** The client asked to be remembered, which changes the time limits. */
  remembered: boolean().notNull().default(false),
  /** The session ends if this is too long ago. */
  renewedAt: moment('renewed_at').notNull().defaultNow(),
  /** Ended by a password change, which may be repeated for a short time. */
  endedByChange: boolean('ended_by_change').notNull().default(false),
});

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** sha256; the token is never stored. */
    hash: text().primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
);

/** The last mailed link per client and purpose; a new request replaces it. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** `reset_password` or `passwordless_login`. */
    purpose: text().notNull(),
    /** sha256; the token is only in the mail. */
    hash: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The session started by its first use. */
    sessionId: uuid('session_id'),
    /** The mail with this link; an older mail does not replace it. */
    mailId: bigint('mail_id', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.purpose] })],
);

/** Wrong passwords by username and origin. */
export const attempts = pgTable('attempts', {
  /** A keyed hash: reveals neither usernames nor addresses. */
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  failedAt: moment('failed_at'),
  succeededAt: moment('succeeded_at'),
});

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
