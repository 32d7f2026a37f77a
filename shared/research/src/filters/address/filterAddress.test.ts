import fc from 'fast-check';
import { noFilters, type FilterState } from '../FilterState.ts';
import { libraryFilters } from '../filterTable.ts';
import { readFilters } from './filterAddress.ts';
import { writeFilters } from './writeFilters.ts';

const today = '2026-03-11';
const read = (text: string) => readFilters(text, today);

const treacherous = [
  ';',
  '&',
  '+',
  '/',
  '%',
  '%3B',
  '%25',
  '=',
  '#',
  '?',
  ' ',
  'ü',
  'Zürich',
  "'",
  '"',
  '😀',
];
const value = fc
  .array(fc.oneof(fc.constantFrom(...treacherous), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join('').normalize('NFC').trim())
  .filter((text) => text !== '');
const tags = fc
  .dictionary(
    fc.constantFrom(...libraryFilters.values),
    fc.uniqueArray(value, { minLength: 1, maxLength: 5 }),
  )
  .map((filters) => ({ ...filters }));
const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2026-03-10'), noInvalidDate: true });
const dateRange = fc.tuple(day, day).map((days) => {
  const [start_date = '', end_date = ''] = days.map((each) => each.toISOString().slice(0, 10)).toSorted();
  return { start_date, end_date };
});
/** Without values that are both wanted and excluded. */
const consistent = ({ tagFilters, ...state }: FilterState): FilterState => ({
  ...state,
  tagFilters: Object.fromEntries(
    Object.entries(tagFilters)
      .map(([name, values]) => [
        name,
        values.filter((each) => state.tagNotFilters[name]?.includes(each) !== true),
      ])
      .filter(([, values]) => values?.length !== 0),
  ),
});
const anyState: fc.Arbitrary<FilterState> = fc.record(
  {
    tagFilters: tags,
    tagNotFilters: tags,
    searchTerm: fc.oneof(fc.constant(''), value),
    dateRange,
    libraries: fc.subarray(['equities', 'bonds', 'international', 'markets', 'real_estate'] as const, {
      minLength: 1,
    }),
    myCoverage: fc.constant(true as const),
    sorting: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: ['tagFilters', 'tagNotFilters', 'searchTerm'] },
);
const filterState = anyState.map(consistent);

test('[L-07] whatever is written is read again', () => {
  fc.assert(
    fc.property(filterState, (filters) => {
      expect(read(writeFilters(filters))).toEqual({ filters, problems: [] });
    }),
  );
});

test('[L-07] it survives programs that escape the address again, or read it as a form', () => {
  fc.assert(
    fc.property(filterState, (filters) => {
      const written = writeFilters(filters);
      expect(read(written.replaceAll(';', '%3B')).filters).toEqual(filters);
      expect(read(new URL(written, 'https://portal.example/equities').search).filters).toEqual(filters);
      expect(read(new URLSearchParams(written).toString()).filters).toEqual(filters);
    }),
  );
});

test('[L-07] nothing in an address makes the reading fail, and what is read can be written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { filters } = read(text);
      expect(read(writeFilters(filters)).filters).toEqual(filters);
    }),
  );
});

test('an address reads as people write it', () => {
  expect(
    writeFilters({
      ...noFilters,
      tagFilters: { Sector: ['Banks', 'Insurance'], Language: ['German'] },
      tagNotFilters: { Sector: ['Real Estate; Funds'] },
      dateRange: { start_date: '2026-01-01', end_date: '2026-03-11' },
      searchTerm: 'Zürich & 5 %',
      sorting: 'asc',
    }),
  ).toBe(
    '?search_term=Z%C3%BCrich+%26+5+%25&Sector=Banks;Insurance&Language=German&not_Sector=Real+Estate%253B+Funds' +
      '&start_date=2026-01-01&end_date=2026-03-11&sorting=asc',
  );
});

test('no filter leaves the address alone', () => {
  expect(writeFilters(noFilters)).toBe('');
  expect(read('')).toEqual({ filters: noFilters, problems: [] });
});

test.each([
  ['?Sector=Banks;Insurance', { Sector: ['Banks', 'Insurance'] }],
  ['?Sector=Banks%3BInsurance', { Sector: ['Banks', 'Insurance'] }],
  ['?Sector=Banks&Sector=Insurance;Banks', { Sector: ['Banks', 'Insurance'] }],
  ['?Sector=;;%20;', {}],
  ['?Sector=100%25', { Sector: ['100%'] }],
  ['?Sector=100%', { Sector: ['100%'] }],
  ['?Sector=u%CC%88ber', { Sector: ['über'] }],
  ['?Bloomberg+Company+Ticker=ABC+SW', { 'Bloomberg Company Ticker': ['ABC SW'] }],
])('%s filters by %j', (text, tagFilters) => {
  expect(read(text)).toEqual({ filters: { ...noFilters, tagFilters }, problems: [] });
});

test.each([
  ['?Colour=Blue', { kind: 'unknownParameter', name: 'Colour' }],
  ['?__proto__=x', { kind: 'unknownParameter', name: '__proto__' }],
  ['?not_Colour=Blue', { kind: 'unknownParameter', name: 'not_Colour' }],
  ['?sorting=&sorting=asc', { kind: 'repeated', name: 'sorting' }],
  ['?sorting=sideways', { kind: 'unknownSorting' }],
  ['?start_date=2026-01-01', { kind: 'halfRange' }],
  ['?end_date=2026-01-01', { kind: 'halfRange' }],
  ['?start_date=2026-02-01&end_date=2026-01-01', { kind: 'backwards' }],
  ['?start_date=2026-02-30&end_date=2026-03-01', { kind: 'notADay' }],
  ['?start_date=01.02.2026&end_date=2026-03-01', { kind: 'notADay' }],
  ['?start_date=2026-03-01&end_date=2026-03-12', { kind: 'future' }],
])('%s is left out and named', (text, problem) => {
  expect(read(text)).toEqual({ filters: noFilters, problems: [problem] });
});

test('a search of 5,000 characters and 600 values are cut, and it is shown', () => {
  const values = Array.from({ length: 600 }, (_, index) => `Company ${index}`);
  const { filters, problems } = read(`?search_term=${'ä'.repeat(5000)}&Company=${values.join(';')}`);
  expect(filters.searchTerm).toBe('ä'.repeat(500));
  expect(filters.tagFilters['Company']).toHaveLength(500);
  expect(problems).toEqual([
    { kind: 'tooManyValues', name: 'Company', used: 500 },
    { kind: 'searchTooLong' },
  ]);
});

test('a search is cut as the API counts, and never within a character', () => {
  const { filters, problems } = read(`?search_term=a${encodeURIComponent('😀'.repeat(400))}`);
  expect(filters.searchTerm).toBe(`a${'😀'.repeat(249)}`);
  expect(problems).toEqual([{ kind: 'searchTooLong' }]);
});

test.each([
  ['60 characters', (index: number) => `${index}`.padEnd(60, 'x'), 500],
  ['120 characters', (index: number) => `${index}`.padEnd(120, 'x'), 256],
  ['60 characters, most of them escaped', (index: number) => `${index}`.padEnd(60, 'ü'), 141],
])('500 values of %s are cut to what a call has room for, and it is shown', (_what, name, used) => {
  const values = Array.from({ length: 500 }, (_, index) => name(index + 100));
  const { filters, problems } = read(`?Company=${values.join(';')}&not_Sector=Banks`);
  expect(filters.tagFilters['Company']).toEqual(values.slice(0, used));
  if (used === 500) {
    expect(filters.tagNotFilters).toEqual({ Sector: ['Banks'] });
    expect(problems).toEqual([]);
  } else {
    expect(problems).toContainEqual({ kind: 'tooManyValues', name: 'Company', used });
    expect(problems).toContainEqual({ kind: 'tooManyValues', name: 'Sector', used: 0 });
  }
});

test('a value of more than 300 characters is left out and named, the others count', () => {
  expect(read(`?Sector=Banks;${'x'.repeat(301)}`)).toEqual({
    filters: { ...noFilters, tagFilters: { Sector: ['Banks'] } },
    problems: [{ kind: 'valueTooLong', name: 'Sector' }],
  });
});

test('[L-07] what an address wants and excludes at once is excluded, and it is shown', () => {
  expect(read('?Sector=Banks;Insurance&Analyst=A&not_Sector=Banks;Media&not_Analyst=A')).toEqual({
    filters: {
      ...noFilters,
      tagFilters: { Sector: ['Insurance'] },
      tagNotFilters: { Sector: ['Banks', 'Media'], Analyst: ['A'] },
    },
    problems: [
      { kind: 'contradiction', name: 'Sector', value: 'Banks' },
      { kind: 'contradiction', name: 'Analyst', value: 'A' },
    ],
  });
});

test.each([
  ['?libraries=equities;bonds', ['equities', 'bonds'], []],
  ['?libraries=bonds;equities;bonds', ['equities', 'bonds'], []],
  ['?libraries=bonds&libraries=equities', ['equities', 'bonds'], []],
  ['?libraries=bonds;shares', ['bonds'], [{ kind: 'unknownLibrary', value: 'shares' }]],
  ['?libraries=shares', undefined, [{ kind: 'unknownLibrary', value: 'shares' }]],
  ['?libraries=bonds;allresearch', undefined, []],
  ['?libraries=', undefined, []],
])('[L-07] %s narrows to the libraries %j', (address, libraries, problems) => {
  expect(read(address)).toEqual({
    filters: { ...noFilters, libraries },
    problems,
  });
});

test('control characters are blanks', () => {
  expect(read('?Sector=Ba%00nks&search_term=%0A%09').filters).toEqual({
    ...noFilters,
    tagFilters: { Sector: ['Ba nks'] },
  });
});

test('what belongs to others is no problem', () => {
  expect(read('?tab=Equity&language=de')).toEqual({ filters: noFilters, problems: [] });
});

test.each([
  ['?my_coverage=true', true, []],
  ['?my_coverage=false', undefined, []],
  ['?my_coverage=', undefined, []],
  ['?my_coverage=1', undefined, [{ kind: 'notASwitch', name: 'my_coverage' }]],
  ['?my_coverage=true&my_coverage=false', true, [{ kind: 'repeated', name: 'my_coverage' }]],
])('[N-07] %s shows what the client follows: %s', (address, myCoverage, problems) => {
  expect(read(address)).toEqual({
    filters: { ...noFilters, myCoverage },
    problems,
  });
});
