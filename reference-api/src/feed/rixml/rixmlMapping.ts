import { libraryNames } from '@portal/wire';
import { z } from 'zod';
import { assetClasses } from '#policies/entitlements.ts';
import { text } from '../records/fields.ts';

const featured = z.strictObject({ library: z.enum(libraryNames), list: text(100).default('Default') });

/** The mapping of a type has what RIXML has no term for. */
const mappedType = z.strictObject({
  /** A publication type of the portal, in either language. */
  type: text(300),
  /** For products without asset class. */
  asset_classes: z.array(z.enum(assetClasses)).min(1).optional(),
  featured: z.array(featured).default([]),
});

/** Maps values of RIXML; `null` leaves one out on purpose. */
const mapOf = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().min(1), value.nullable()).default({});

/**
 * What the values of one publisher are in this portal. A value that a publisher defined is written
 * `PublisherDefined:<value>`.
 */
export const mappingSchema = z.strictObject({
  /** An OrganizationID of the publisher: files of others are refused. */
  publisher: text(200).optional(),
  /** By productCategory, such as `Report`, or with the focus, such as `Report/Issuer`. */
  types: z.record(
    z.string().min(1),
    z.union([text(300).transform((type) => mappedType.parse({ type })), mappedType]),
  ),
  /** By assetClass, such as `FixedIncome`. */
  asset_classes: mapOf(z.enum(assetClasses)),
  /** By classification and code, such as `GICS:20106020`: references or names of sectors. */
  sectors: mapOf(text(300)),
  /** By identifier, such as `ISIN:CH0038863350`, `Bloomberg:MUST SW` or that of another kind: references or names. */
  companies: mapOf(text(300)),
  /** By personID: references or names. */
  analysts: mapOf(text(300)),
  /** By rating of the publisher, such as `PositiveSentiment` or `PublisherDefined:Buy`. */
  ratings: mapOf(z.strictObject({ class: z.enum(['Equities', 'Bonds', 'ESG']), rating: text(100) })),
  /** Of statusType, besides those of the standard. */
  statuses: z
    .record(z.string().min(1), z.enum(['create', 'revise', 'replace', 'withdraw', 'ignore']))
    .default({}),
});

export type RixmlMapping = z.output<typeof mappingSchema>;

/** What a name of a file is mapped to, if it is: `constructor`, which every object has, is a name like any other. */
export const mappedFrom = <Value>(map: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

/** The published description of a mapping file. */
export const mappingJsonSchema = (): object =>
  z.toJSONSchema(mappingSchema, { io: 'input', unrepresentable: 'any' });
