import { languages, portalTabs } from '@portal/contract';
import { libraryNames } from '@portal/wire';
import { z } from 'zod';
import { aggregatedTypes, assetClasses } from '#policies/entitlements.ts';
import { isIsin } from '#taxonomy/isin.ts';
import { classes, file, inBoth, named, reference, text } from './fields.ts';
import { clientSchema, firmSchema } from './peopleRecords.ts';
import { personSchema, profileTextSchema } from './profileRecords.ts';
import { ratingSchema } from './ratingRecord.ts';

const publicationTypeSchema = z.strictObject({
  kind: z.literal('publication_type'),
  name: inBoth,
  /** What subscriptions name. */
  aggregated_type: z.enum(aggregatedTypes),
  /** In which it comes: clients with a subscription to one are offered the aggregated type. */
  asset_classes: classes.optional(),
});

const sectorSchema = z.strictObject({ kind: z.literal('sector'), reference, name: inBoth });

const analystSchema = z.strictObject({
  kind: z.literal('analyst'),
  reference,
  name: text(300),
  asset_classes: classes,
  active: z.boolean().default(true),
});

const companySchema = z.strictObject({
  kind: z.literal('company'),
  reference,
  name: text(300),
  /** By reference or English name. */
  sector: text(300),
  /** By reference or name, the main one first. */
  analysts: named,
  asset_classes: classes,
  ticker: text(50).optional(),
  bloomberg_ticker: text(50).optional(),
  gk_number: text(50).optional(),
  isin: z.string().refine(isIsin, 'must be an ISIN in capitals, such as CH0038863350').optional(),
  /** Covered by the partner bank. */
  international: z.boolean().default(false),
  active: z.boolean().default(true),
});

const packageSchema = z.strictObject({
  kind: z.literal('package'),
  name: text(100),
  portal_tabs: z.array(z.enum(portalTabs)),
  aggregated_types: z.array(z.enum(aggregatedTypes)),
  asset_classes: z.array(z.enum(assetClasses)),
  languages: z.array(z.enum(languages)),
});

const publicationSchema = z.strictObject({
  kind: z.literal('publication'),
  /** The bank's own, for ever. */
  reference,
  /**
   * `replace` is quiet; `correct` makes it unread again. Both need a publication that is there. `revise` corrects it, or
   * creates it if it is not there.
   */
  action: z.enum(['create', 'replace', 'correct', 'revise']).default('create'),
  /** To feed content again that another took the place of. */
  revision: z.int().min(1).optional(),
  /** Its date. Until then it is under embargo. */
  publish_at: z.iso.datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2026-11-27T08:00:00+01:00',
  }),
  language: z.enum(languages),
  /** German or English name. */
  type: text(300),
  asset_classes: classes,
  title: text(500),
  long_title: text(1000).optional(),
  summary: text(2000).optional(),
  /** Shared by its editions. */
  paper: text(100).optional(),
  /** By reference or name; companies also by ISIN or Bloomberg ticker. */
  companies: named,
  sectors: named,
  analysts: named,
  /** Also mentioned. */
  other_companies: named,
  /** The analyst's model of the companies: linked from the coverage, and in no library. */
  model: z.literal(true).optional(),
  featured: z
    .array(z.strictObject({ library: z.enum(libraryNames), list: text(100).default('Default') }))
    .default([]),
  file: file.optional(),
  /** HTML, shown in the page. */
  preview: file.optional(),
});

const withdrawalSchema = z.strictObject({
  kind: z.literal('withdrawal'),
  reference,
  /** To withdraw it again after it was fed again. */
  revision: z.int().min(1).optional(),
});

/** One line of a feed. */
export const feedRecordSchema = z.discriminatedUnion('kind', [
  publicationTypeSchema,
  sectorSchema,
  analystSchema,
  companySchema,
  ratingSchema,
  personSchema,
  profileTextSchema,
  packageSchema,
  firmSchema,
  clientSchema,
  publicationSchema,
  withdrawalSchema,
]);

export type FeedRecord = z.output<typeof feedRecordSchema>;
export type RecordOf<Kind extends FeedRecord['kind']> = Extract<FeedRecord, { kind: Kind }>;
export type { FedFile } from './fields.ts';

/** The published description of a line. */
export const feedJsonSchema = (): object =>
  z.toJSONSchema(feedRecordSchema, { io: 'input', unrepresentable: 'any' });
