import * as z from 'zod/mini';
import { plainText } from '../plainText.ts';

/** Keys that objects lose or misinterpret. */
const treacherousKeys = ['__proto__', 'constructor', 'prototype'];

/** Enough for 500 values of 60 characters. */
const longestJson = 32_000;

const jsonText = plainText(longestJson).check(z.meta({ contentMediaType: 'application/json' }));

const parsedJson = z.transform((text: string, context): unknown => {
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  };
  let treacherous: string | undefined;
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (treacherousKeys.includes(key)) treacherous = key;
      return part;
    });
    return treacherous === undefined ? value : refuse(`must not have the key ${treacherous}`);
  } catch {
    return refuse('is not valid JSON');
  }
});

/** A parameter with JSON text; invalid JSON, a treacherous key or another shape is refused with 400. */
export const json = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.pipe(jsonText, parsedJson), schema);

const firstDay = '1900-01-01';
const lastDay = '2999-12-31';

const daySchema = z.iso
  .date()
  .check(z.refine((day) => day >= firstDay && day <= lastDay, `must lie between ${firstDay} and ${lastDay}`));

/** Days in Zurich, both inclusive. */
export const dateRangeSchema = z.object({ start_date: daySchema, end_date: daySchema }).check(
  z.refine(({ start_date, end_date }) => start_date <= end_date, {
    path: ['end_date'],
    message: 'must not be before start_date',
  }),
);
export type DateRange = z.infer<typeof dateRangeSchema>;

/** Far more than exist: each is a separate condition in the database. */
const mostCategories = 50;

/** Values by category: any value of a category, and every category, must match. */
export const tagFiltersSchema = z
  .record(plainText(100), z.array(plainText(300)).check(z.maxLength(500)))
  .check(
    z.refine(
      (groups) => Object.keys(groups).length <= mostCategories,
      `must not name more than ${mostCategories} categories`,
    ),
  );
export type TagFilters = z.infer<typeof tagFiltersSchema>;

/** Tags and days that a call narrows its list by, as JSON text. Excluded values win. */
export const listFilters = {
  tag_filters: z.optional(json(tagFiltersSchema)),
  tag_not_filters: z.optional(json(tagFiltersSchema)),
  date_range: z.optional(json(dateRangeSchema)),
};
const listFiltersSchema = z.object(listFilters);
/** The same, parsed. */
export type ListFilters = z.output<typeof listFiltersSchema>;

/** A whole number in an address, from 1. */
export const countUpTo = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));

/** Search text as typed. */
export const searchTermSchema = plainText(500);

/**
 * Which publications a list shows: `true` only those the client is entitled to; `auto` the same if more than a third is
 * not, unless all is. Editions of a paper count as one, and one entitled is enough. The answer then states how many
 * are, or would be, left out.
 */
export const entitledSchema = z.optional(z.enum(['true', 'false', 'auto']));
