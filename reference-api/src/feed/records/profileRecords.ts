import { zkbTeams } from '@portal/wire-team-coverage';
import { z } from 'zod';
import { assetClasses } from '#policies/entitlements.ts';
import { inBoth, named, reference, text } from './fields.ts';

const longText = text(20_000);
const inBothLong = z.strictObject({ en: longText, de: longText });

/** Somebody of research or sales, on the team's pages. */
export const personSchema = z.strictObject({
  kind: z.literal('person'),
  reference,
  team: z.enum(zkbTeams),
  name: text(300),
  /** By reference or name: whose profile this is. */
  analyst: text(300).optional(),
  role: inBoth,
  /** Paragraphs. */
  bio: z.array(inBothLong).default([]),
  email: z.email('must be an e-mail address').optional(),
  phone: text(50).optional(),
  /** By reference or English name. */
  sectors: named,
  /** Of those who cover no sectors. */
  functions: z.array(inBoth).default([]),
  currencies: z.array(inBoth).default([]),
  /** `false`: removed. */
  active: z.boolean().default(true),
});

export const profileTextSchema = z.strictObject({
  kind: z.literal('profile_text'),
  /** By reference or name: one of the two. */
  company: text(300).optional(),
  sector: text(300).optional(),
  /** Of sectors; a company has one text for all. */
  asset_class: z.enum(assetClasses).optional(),
  /** Paragraphs are set apart by empty lines. */
  text: inBothLong,
});
