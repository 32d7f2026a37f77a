import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

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
  /** Nothing writes it; processes of the release before still read it. See preferences. */
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
  /** Whether the client asked to be remembered: the limits are other ones then. */
  remembered: boolean().notNull().default(false),
  /** When it was last renewed: it ends by itself when that is too long ago. */
  renewedAt: moment('renewed_at').notNull().defaultNow(),
  /** Ended by a change of the password: for a short time that change may be repeated. */
  endedByChange: boolean('ended_by_change').notNull().default(false),
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
    /** The session that its first use began. */
    sessionId: uuid('session_id'),
    /** The mail that carries it: an older one does not replace it. */
    mailId: bigint('mail_id', { mode: 'number' }),
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
