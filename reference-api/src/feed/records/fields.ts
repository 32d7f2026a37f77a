import { isPlainText } from '@portal/wire';
import { z } from 'zod';
import { assetClasses } from '#policies/entitlements.ts';

const plainTextOnly = 'must not contain NUL or halves of characters';

export const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    .refine(isPlainText, plainTextOnly)
    .transform((value) => value.normalize('NFC'));

/** As addresses and file names take it. */
export const reference = z
  .string()
  .regex(/^[\w][\w.-]{0,99}$/, 'must have 1 to 100 letters, digits, dots, hyphens or underscores');

export const inBoth = z.strictObject({ en: text(300), de: text(300) });
export const classes = z.array(z.enum(assetClasses)).min(1, 'must name at least one');
export const named = z.array(text(300)).default([]);

/** In the feed's folder; its type follows from its ending unless declared. */
const fileInFolder = z.strictObject({
  path: z.string().min(1).max(500).refine(isPlainText, plainTextOnly),
  type: z.string().optional(),
});

/** Uploaded before by HTTP, or fed with another publication. */
const storedFile = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a hash of 64 small hexadecimal digits'),
});

export const file = z.union([fileInFolder, storedFile]);

export type FileInFolder = z.output<typeof fileInFolder>;

export type FedFile = z.output<typeof file>;
