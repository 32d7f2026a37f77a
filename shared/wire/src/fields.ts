import * as z from 'zod/mini';
import { optional } from './lenient.ts';

/** A field of a record: how the reference API answers it, how the portal reads it, and what it is without one. */
interface Field<Served extends z.ZodMiniType, Reading extends z.ZodMiniType, Empty> {
  served: Served;
  reading: (name: string) => Reading;
  empty: Empty;
}

/** A detail: null or absent where an API has none, or something unreadable. */
export const optionalField = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  served: z.nullish(schema),
  reading: (name: string) => optional(name, schema, null),
  empty: null,
});

/** The same, which the reference API always answers. */
export const nullableField = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  ...optionalField(schema),
  served: z.nullable(schema),
});

/** Only in some lists: undefined elsewhere. */
export const sometimes = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  served: z.optional(schema),
  reading: (name: string) => optional(name, schema, undefined),
  empty: undefined,
});

type Fields = Record<string, Field<z.ZodMiniType, z.ZodMiniType, unknown>>;

const shapeOf = (fields: Fields, partOf: (field: Fields[string], name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, partOf(field, name)]));

export const servedShape = <All extends Fields>(fields: All) =>
  shapeOf(fields, ({ served }) => served) as { [Name in keyof All]: All[Name]['served'] };

export const readingShape = <All extends Fields>(fields: All) =>
  shapeOf(fields, ({ reading }, name) => reading(name)) as {
    [Name in keyof All]: ReturnType<All[Name]['reading']>;
  };

/** A record without any of the fields, for tests. */
export const emptyShape = <All extends Fields>(fields: All) =>
  shapeOf(fields, ({ empty }) => empty) as { [Name in keyof All]: All[Name]['empty'] };
