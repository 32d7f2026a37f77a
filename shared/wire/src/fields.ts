import * as z from 'zod/mini';
import { detail } from './lenient.ts';

/** A field of a record: how the reference API answers it, and how the portal reads it from any API. */
interface Field<Served extends z.ZodMiniType, Reading extends z.ZodMiniType> {
  served: Served;
  reading: (name: string) => Reading;
}

/** A detail: null or absent where an API has none, or something unreadable. */
export const optionalField = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  served: z.nullish(schema),
  reading: (name: string) => detail(name, schema, null),
});

/** Only in some lists: undefined elsewhere. */
export const sometimes = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  served: z.optional(schema),
  reading: (name: string) => detail(name, schema, undefined),
});

type Fields = Record<string, Field<z.ZodMiniType, z.ZodMiniType>>;

export const servedShape = <All extends Fields>(fields: All) =>
  Object.fromEntries(Object.entries(fields).map(([name, { served }]) => [name, served])) as {
    [Name in keyof All]: All[Name]['served'];
  };

export const readingShape = <All extends Fields>(fields: All) =>
  Object.fromEntries(Object.entries(fields).map(([name, { reading }]) => [name, reading(name)])) as {
    [Name in keyof All]: ReturnType<All[Name]['reading']>;
  };
