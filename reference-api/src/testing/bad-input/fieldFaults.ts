import type { Field, FieldKind } from './fields.ts';

export type FieldFault = readonly [what: string, value: unknown];

const long = 'x'.repeat(10_000);
const nul = 'a\0b';
const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;

const categories = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`Category ${index}`, ['x']]));

const ofEveryBodyField: readonly FieldFault[] = [
  ['a number', 1],
  ['a huge number', 1e308],
  ['a negative number', -1],
  ['false', false],
  ['a list', ['x']],
  ['an object', { x: 'y' }],
  ['10 kB of text', long],
  ['NUL', nul],
  ['half a character', 'a\ud83db'],
];

const ofKind: Record<FieldKind, readonly FieldFault[]> = {
  text: [
    ['10 kB of text', long],
    ['NUL', nul],
  ],
  word: [
    ['a word that is none', 'Klingon'],
    ['nothing', ''],
    ['a name that every object has', 'constructor'],
    ['NUL', nul],
  ],
  number: [
    ['a word', 'x'],
    ['nothing', ''],
    ['zero', '0'],
    ['a negative number', '-1'],
    ['half a number', '1.5'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['a number beyond all', '1e999'],
    ['a number beyond the largest', '1001'],
    ['NUL', nul],
  ],
  json: [
    ['JSON that is none', '{"Language":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '["German"]'],
    ['text', '"German"'],
    ['a number', '1'],
    ['lists of numbers', '{"Language":[1]}'],
    ['__proto__', '{"__proto__":["x"]}'],
    ['constructor', '{"constructor":{"prototype":["x"]}}'],
    ['NUL', nul],
    ['NUL within', JSON.stringify({ [nul]: [nul] })],
    ['half a character within', '{"Language":["\\ud83d"]}'],
    ['deep nesting', deep],
    ['51 categories', JSON.stringify(categories)],
    ['30 kB', JSON.stringify({ Language: ['x'.repeat(30_000)] })],
  ],
  list: [
    ['an empty list', []],
    ['entries without their fields', [{}]],
    ['more entries than there may be', Array.from({ length: 1000 }, () => ({}))],
  ],
  entries: [
    ['NUL within', [{ Company: nul }]],
    ['NUL in a name', [{ [nul]: 'x' }]],
    ['half a character within', [{ Company: ['a\ud83db'] }]],
    ['deep nesting', [JSON.parse(deep)]],
    ['more entries than there may be', Array.from({ length: 10_001 }, () => ({}))],
  ],
  filters: [
    ['lists of numbers', { tag_filters: { Language: [1] } }],
    ['NUL within', { search_term: nul }],
    ['half a character within', { tag_not_filters: { Language: ['\ud83d'] } }],
    ['51 categories', { tag_filters: categories }],
    ['a day that is none', { date_range: { start_date: '2026-02-30', end_date: '2026-03-11' } }],
  ],
  flag: [['a word', 'true']],
  true: [
    ['a word', 'true'],
    ['nothing', ''],
  ],
};

const required: FieldFault = ['no value', undefined];

/** The fault that does not apply to a field of this kind. */
const fitting: Partial<Record<FieldKind, string>> = {
  number: 'a number',
  flag: 'false',
  filters: 'an object',
};

const withOwnFaults: readonly FieldKind[] = ['word', 'true', 'flag', 'list', 'entries', 'filters'];

export function bodyFaults({ kind, optional, nullable, mayBeEmpty }: Field): readonly FieldFault[] {
  return [
    ...ofEveryBodyField.filter(([what]) => what !== fitting[kind]),
    ...(withOwnFaults.includes(kind) ? ofKind[kind] : []),
    ...(optional === true ? [] : [required]),
    ...(nullable === true ? [] : [['null', null] as const]),
    ...(kind === 'text' && mayBeEmpty !== true ? [['nothing', ''] as const] : []),
  ];
}

export function queryFaults({ kind, value, optional, mayBeEmpty }: Field): readonly FieldFault[] {
  return [
    ...ofKind[kind],
    ['the parameter twice', [value, value]],
    ...(optional === true ? [] : [required]),
    ...(kind === 'text' && mayBeEmpty !== true ? [['nothing', ''] as const] : []),
  ];
}
