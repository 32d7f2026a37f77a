import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, Operation, Parameter } from './operations.ts';
import { anything, valuesOf, type Words } from './valuesOf.ts';

export interface FuzzRequest {
  method: 'GET' | 'POST';
  /** Encoded, with query. */
  url: string;
  payload?: string;
  contentType?: string;
  /** One of the run's clients. */
  caller: string;
}

interface Drawn {
  words: Words;
  callers: readonly string[];
}

const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json;x',
];

/** Encodes like browsers: lone surrogates become the replacement character. */
const encode = (text: string) => new URLSearchParams({ x: text }).toString().slice(2);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Makes mostly valid bodies; else one field is missing, wrong or extra, or nothing fits. */
function bodies(schema: JsonSchema, words: Words): Arbitrary<string> {
  const fields = Object.keys(schema.properties ?? {});
  const valid = valuesOf(schema, { words });
  const unfit = anything(words);
  const spoilt = fc
    .tuple(valid, fc.constantFrom(...fields, 'unexpected', '__proto__'), unfit)
    .map(([value, field, other]) => ({ ...(value as object), [field]: other }));
  const lacking = fc
    .tuple(valid, fc.constantFrom(...fields))
    .map(([value, field]) =>
      Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== field)),
    );
  const asJson = (arbitrary: Arbitrary<unknown>) => arbitrary.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: asJson(valid) },
    { weight: 3, arbitrary: asJson(spoilt) },
    { weight: 1, arbitrary: asJson(lacking) },
    { weight: 1, arbitrary: asJson(unfit) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  );
}

/** Makes zero or more values. */
function pairs({ name, required, schema }: Parameter, words: Words): Arbitrary<string[]> {
  const one = fc.oneof(
    { weight: 12, arbitrary: valuesOf(schema, { words, field: name }) },
    { weight: 1, arbitrary: anything(words) },
  );
  const pair = one.map((value) => `${encode(name)}=${encode(asText(value))}`);
  const count = (minLength: number, maxLength: number) => fc.array(pair, { minLength, maxLength });
  return fc.oneof(
    { weight: 12, arbitrary: count(1, 1) },
    { weight: required === true ? 1 : 12, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: count(2, 3) },
  );
}

function addresses({ path, parameters }: Operation, words: Words): Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.string({ unit: 'grapheme-ascii' }).map(encode), { maxLength: 2 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(['%'], ['a[b]=c'], ['__proto__=x'], ['=', '&&'], ['page=%E0%A4%A']),
    },
  );
  return fc
    .tuple(
      fc.tuple(...inPath.map(({ name, schema }) => valuesOf(schema, { words, field: name }).map(asText))),
      fc.tuple(...inQuery.map((one) => pairs(one, words)), extra),
    )
    .map(([parts, query]) => {
      const filled = inPath.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, encodePart(parts[index] ?? '')),
        path,
      );
      const joined = query.flat().join('&');
      return joined === '' ? filled : `${filled}?${joined}`;
    });
}

/** An empty path segment, or one of dots, would change the path. */
const encodePart = (text: string) =>
  encode(text)
    .replaceAll('+', '%20')
    .replace(/^\.{0,2}$/, 'x');

export function requestsOf(operation: Operation, { words, callers }: Drawn): Arbitrary<FuzzRequest> {
  const common = { url: addresses(operation, words), caller: fc.constantFrom(...callers) };
  const { method, body } = operation;
  if (body === undefined) return fc.record(common).map((request) => ({ method, ...request }));
  const contentType = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...otherTypes) },
  );
  return fc
    .record({ ...common, payload: bodies(body, words), contentType })
    .map((request) => ({ method, ...request }));
}
