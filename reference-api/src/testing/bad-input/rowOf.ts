import { toJSONSchema, type ZodType } from 'zod';
import type { ReadCall, z } from '@portal/wire';
import type { CallRow, Field, FieldKind } from './fields.ts';

interface Described {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  contentMediaType?: string;
}

const describe = (schema: z.ZodMiniType) =>
  toJSONSchema(schema as unknown as ZodType, { io: 'input', unrepresentable: 'any' }) as Described;

function kindOf({ type, const: only, enum: words, format, contentMediaType }: Described): FieldKind {
  if (only === true || only === 'true') return 'true';
  if (words !== undefined || format === 'date-time') return 'word';
  if (contentMediaType === 'application/json') return 'json';
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'array' ? 'list' : 'text';
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The row of a declared call: its schema says what is wrong, its sample what is right. */
export function rowOf(call: ReadCall): CallRow {
  const values: Record<string, unknown> = call.served().sample;
  const { shape } = call.query as z.ZodMiniObject;
  const fields = Object.entries(shape as Record<string, z.ZodMiniType>).map(([name, schema]) => {
    const accepts = (value: unknown) => schema.safeParse(value).success;
    const about = { optional: accepts(undefined), nullable: accepts(null), mayBeEmpty: accepts('') };
    if (!(name in values)) throw new Error(`The sample of ${call.path} has no ${name}.`);
    const field: Field = { kind: kindOf(describe(schema)), value: asText(values[name]), ...about };
    return [name, field] as const;
  });
  return { query: Object.fromEntries(fields), answers: 200 };
}
