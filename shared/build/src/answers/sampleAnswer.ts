/** The part of JSON Schema that answers are described with. */
export interface AnswerSchema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  anyOf?: readonly AnswerSchema[];
  items?: AnswerSchema;
  properties?: Readonly<Record<string, AnswerSchema>>;
  required?: readonly string[];
  additionalProperties?: AnswerSchema | boolean;
}

/** Where a value stands. */
interface Place {
  /** Of the nearest property. */
  name: string;
  /** In the nearest list, from 1. */
  position: number;
}

const entries = [1, 2];

/** Of maps, whose keys no schema knows. */
const anyKey = 'Sector';

const moment = '2026-03-11T08:00:00+01:00';

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-03-11T07:00:00Z',
  date: '2026-03-11',
  email: 'sample@example.com',
  uri: 'https://www.example.com/',
};

/** True would close or hide what the record shows. */
const off = /^(?:inactive|mails_off)$/;

/**
 * An answer as a schema describes it: everything that may be there is there, lists have two entries, and what names itself
 * a day, an address or a number is one. Optional numbers are left out, as they count what is missing.
 */
export const sampleAnswer = (schema: AnswerSchema): unknown => valueOf(schema, { name: '', position: 1 });

function valueOf(schema: AnswerSchema, place: Place): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (first !== undefined) return valueOf(first, place);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return recordOf(schema, place);
    case 'array':
      return listOf(schema.items ?? {}, place);
    case 'string':
      return formats[schema.format ?? ''] ?? textOf(place);
    case 'integer':
    case 'number':
      return place.position;
    case 'boolean':
      return !off.test(place.name);
    default:
      // Null alone, or anything.
      return schema.type === 'null' ? null : undefined;
  }
}

const isNumber = ({ type }: AnswerSchema) =>
  [type].flat().some((one) => one === 'integer' || one === 'number');

function recordOf({ properties, required = [], additionalProperties }: AnswerSchema, place: Place): unknown {
  if (properties === undefined && typeof additionalProperties === 'object')
    return { [anyKey]: valueOf(additionalProperties, place) };
  const known = Object.entries(properties ?? {}).filter(
    ([name, schema]) => required.includes(name) || !isNumber(schema),
  );
  return Object.fromEntries(known.map(([name, schema]) => [name, valueOf(schema, { ...place, name })]));
}

const listOf = (items: AnswerSchema, { name }: Place): unknown[] =>
  entries.map((position) => valueOf(items, { name, position })).filter((value) => value !== undefined);

function textOf({ name, position }: Place): string {
  if (/(?:^|_)(?:date|at|since)$/.test(name)) return moment;
  if (/(?:^|_)(?:link|url)$/.test(name)) return `/sample/${position}`;
  const words = name.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${position}`.trim();
}
