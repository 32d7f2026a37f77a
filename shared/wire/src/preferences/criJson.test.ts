import fc from 'fast-check';
import { readPreferences, writePreferences } from './criJson.ts';
import { mergePreferences } from './mergePreferences.ts';
import { noPreferences, type Preferences } from './Preferences.ts';

const company = (value: string, languages: string[] = []) =>
  ({ category: 'Company', value, languages }) as const;

test.each<[string, unknown, Partial<Preferences>]>([
  ['nothing', undefined, {}],
  ['null', null, {}],
  ['an empty record', {}, {}],
  ['text that is none', 'none', {}],
  [
    'values joined by semicolons, with blanks, repetitions and empty ones',
    [{ Company: 'Alpin Bank; Bär;;Alpin Bank' }],
    { subjects: [company('Alpin Bank'), company('Bär')] },
  ],
  ['umlauts in two characters', [{ Company: 'Bär' }], { subjects: [company('Bär')] }],
  [
    'a value with a semicolon of its own',
    [{ Company: ['Holt; Sons', 'Bär'] }],
    { subjects: [company('Holt; Sons'), company('Bär')] },
  ],
  [
    'a type by class and language',
    [{ 'Aggregated Publication Type': 'A;B', 'Asset Classification': 'Equity', Language: 'English' }],
    {
      topics: [
        { type: 'A', assetClass: 'Equity', language: 'English' },
        { type: 'B', assetClass: 'Equity', language: 'English' },
      ],
    },
  ],
  [
    'a type of any language and class',
    [{ 'Aggregated Publication Type': 'A' }],
    {
      topics: [
        { type: 'A', assetClass: undefined, language: 'English' },
        { type: 'A', assetClass: undefined, language: 'German' },
      ],
    },
  ],
  [
    'the same company in two languages',
    [
      { Company: 'Bär', Language: 'German' },
      { Company: 'Bär', Language: 'English' },
    ],
    { subjects: [company('Bär', ['English', 'German'])] },
  ],
  [
    'one record for all',
    { 'Aggregated Publication Type': 'A', Language: 'German', Company: 'Bär', Sector: 'Banks' },
    {
      topics: [{ type: 'A', assetClass: undefined, language: 'German' }],
      subjects: [{ category: 'Sector', value: 'Banks', languages: [] }, company('Bär')],
    },
  ],
  ['the same as text', '[{"Company":"Bär"}]', { subjects: [company('Bär')] }],
  ...[
    { Region: 'Europe' },
    { Company: 'Bär', Region: 'Europe' },
    { Company: 'Bär', Sector: 'Banks' },
    { Company: 7 },
    { Company: 'Bär', Language: '' },
    { Language: 'German' },
    { 'Asset Classification': 'Equity' },
    'Bär',
    null,
  ].map(
    (entry) =>
      [`kept as it is: ${JSON.stringify(entry)}`, [entry], { others: [entry] }] as [
        string,
        unknown,
        Partial<Preferences>,
      ],
  ),
])('[N-02] preferences are read from %s', (_, criJson, expected) => {
  expect(readPreferences(criJson)).toEqual({ ...noPreferences, ...expected });
});

test('an entry that means more topics than there are is kept as it is', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `T${index}`).join(';');
  const entry = { 'Aggregated Publication Type': many, 'Asset Classification': many, Language: many };
  expect(readPreferences([entry])).toEqual({ ...noPreferences, others: [entry] });
});

const name = fc.constantFrom('Alpin Bank', 'Bär', 'Holt; Sons', 'Équité', 'constructor', '__proto__');
const languages = fc.constantFrom([], ['English'], ['German'], ['English', 'German']);
const topic = fc.record({
  type: name,
  assetClass: fc.constantFrom(undefined, 'Equity', 'Fixed Income'),
  language: fc.constantFrom('English', 'German'),
});
const subject = fc.record({
  category: fc.constantFrom('Analyst', 'Sector', 'Company'),
  value: name,
  languages,
});
const other = fc.constantFrom({ Region: 'Europe' }, { Company: 'Bär', Sector: 'Banks' }, 7, ['x']);
const preferences: fc.Arbitrary<Preferences> = fc
  .record({
    topics: fc.array(topic),
    subjects: fc.array(subject),
    others: fc.uniqueArray(other, { selector: (entry) => JSON.stringify(entry) }),
  })
  // As read: without duplicates.
  .map((drawn) => readPreferences(writePreferences(drawn as Preferences)));

const asSets = ({ topics, subjects, others }: Preferences) => ({
  topics: new Set(topics.map((each) => JSON.stringify(each))),
  subjects: new Set(subjects.map((each) => JSON.stringify(each))),
  others,
});

test('[N-02] what is written is read with the same meaning', () => {
  fc.assert(
    fc.property(preferences, (drawn) => {
      const again = readPreferences(JSON.parse(JSON.stringify(writePreferences(drawn))));
      expect(asSets(again)).toEqual(asSets(drawn));
    }),
  );
});

test('[N-03] both sets of changes are kept; where only one side changed, its state stands', () => {
  fc.assert(
    fc.property(preferences, preferences, (base, changed) => {
      const merged = (mine: Preferences, theirs: Preferences) =>
        asSets(mergePreferences({ base, mine, theirs }));
      expect(merged(changed, base)).toEqual(asSets({ ...changed, others: merged(changed, base).others }));
      expect(merged(base, changed)).toEqual(asSets(changed));
      expect(merged(changed, changed)).toEqual(asSets(changed));
    }),
  );
});

test('[N-03] what one device added and the other took away is done on both', () => {
  const of = (...names: string[]): Preferences => ({
    ...noPreferences,
    subjects: names.map((value) => company(value)),
  });
  expect(mergePreferences({ base: of('A', 'B'), mine: of('A', 'B', 'C'), theirs: of('B', 'D') })).toEqual(
    of('B', 'D', 'C'),
  );
});

test('[N-02] entries that combine more topics than a subscription has stay unchanged', () => {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, number) => `${prefix}${number}`).join(';');
  const entries = Array.from({ length: 400 }, (_, number) => ({
    'Aggregated Publication Type': names(`T${number}-`, 30),
    'Asset Classification': names('C', 30),
    Language: 'English',
  }));
  const read = readPreferences(entries);
  expect([read.topics.length, read.others.length]).toEqual([900, 399]);
  expect(asSets(readPreferences(writePreferences(read)))).toEqual(asSets(read));
});
