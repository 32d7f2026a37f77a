import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './operations.ts';

const nasty = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udc00b',
  '\u202e',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(300),
  'é'.repeat(2000),
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "' or '1'='1",
  "'); drop table publications; --",
  '{}',
  '{"a":',
  '%',
  '%00',
  '%E0%A4%A',
  '%s%n',
  '../../etc/passwd',
  '..%2f..%2f',
  '${7*7}',
  '<script>alert(1)</script>',
  '👩‍👩‍👧',
  'I\u0307i\u0307',
  '9'.repeat(400),
  '-0',
  '1e999',
  'NaN',
];

const numbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

/** Texts the API knows, so that calls pass the first checks. */
export interface Words {
  anywhere: readonly string[];
  /** By name of the field or parameter. */
  byField: Readonly<Record<string, readonly string[]>>;
}

interface Target {
  words: Words;
  field?: string;
}

function texts(
  { minLength = 0, maxLength = 300 }: JsonSchema,
  { words, field = '' }: Target,
): Arbitrary<string> {
  const known = words.byField[field] ?? words.anywhere;
  const size = { maxLength: Math.min(maxLength, 60) };
  return fc
    .oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', ...size }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', ...size }) },
      { weight: 2, arbitrary: fc.constantFrom(...nasty) },
    )
    .filter((text) => text.length >= minLength && text.length <= maxLength);
}

function jsonTexts({ words, field = '' }: Target): Arbitrary<string> {
  const word = fc.constantFrom(...words.anywhere);
  const list = fc.array(fc.oneof({ weight: 6, arbitrary: word }, fc.constantFrom(...nasty)), {
    maxLength: 3,
  });
  const days = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  return fc.oneof(
    fc.constantFrom(...(words.byField[field] ?? ['{}'])),
    fc.dictionary(word, list, { maxKeys: 3 }).map((filters) => JSON.stringify(filters)),
    fc.record({ start_date: days, end_date: days }).map((range) => JSON.stringify(range)),
    fc.json(),
  );
}

function objects({ properties = {}, required = [] }: JsonSchema, words: Words): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valuesOf(schema, { words, field: name })] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

export function anything({ anywhere }: Words): Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(null, true, false, ...numbers, ...nasty),
    fc.constantFrom(...anywhere),
  );
}

function valuesOfType(schema: JsonSchema, target: Target): Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1000 } = schema;
  switch (schema.type) {
    case 'object':
      return objects(schema, target.words);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, target), { maxLength: 5 });
    case 'string':
      return schema.contentMediaType === 'application/json' ? jsonTexts(target) : texts(schema, target);
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anything(target.words);
  }
}

export function valuesOf(schema: JsonSchema, target: Target): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, target)));
  if (!Array.isArray(schema.type)) return valuesOfType(schema, target);
  return fc.oneof(...schema.type.map((type) => valuesOfType({ ...schema, type }, target)));
}
