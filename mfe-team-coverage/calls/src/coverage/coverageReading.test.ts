import { takeUnread } from '@portal/wire';
import { coverageReading } from './coverageReading.ts';

afterEach(() => void takeUnread());

test('[K-01] a sector and its companies need their names alone', () => {
  const { records } = coverageReading.parse([{ value: 'Banks', companies: [{ value: 'Alder' }] }]);
  expect(records).toMatchObject([{ value: 'Banks', companies: [{ value: 'Alder' }] }]);
  expect(takeUnread()).toEqual([]);
});

test('[K-01] an unreadable detail costs only itself, a company without a name its row', () => {
  const { records } = coverageReading.parse({
    records: [
      {
        value: 'Banks',
        companies: [
          {
            value: 'Alder',
            gk_number: {},
            kpis: { Ratings: { Equity: { current: 'Outperform' }, ESG: 'good' } },
          },
          { value: null },
        ],
      },
    ],
  });
  expect(records[0]?.companies).toMatchObject([
    { value: 'Alder', kpis: { Ratings: { Equity: { current: 'Outperform' } } } },
  ]);
  expect(takeUnread().toSorted()).toEqual(['ESG', 'company', 'gk_number']);
});

test('[K-01] a sector without a name is refused, so that its list can leave it out', () => {
  expect(coverageReading.safeParse({ records: [{ companies: [] }] }).success).toBe(false);
});

test('[K-02] days are read as the documents write them, too', () => {
  const Equity = { current: 'Outperform', date: '18.11.2026', previous_date: '2026-03-01' };
  const company = {
    value: 'Alder',
    kpis: { Ratings: { Equity } },
    model_download_link: { raw_date: '01.02.2026' },
  };
  expect(
    coverageReading.parse([{ value: 'Banks', companies: [company] }]).records[0]?.companies[0],
  ).toMatchObject({
    kpis: { Ratings: { Equity: { date: '2026-11-18', previous_date: '2026-03-01' } } },
    model_download_link: { raw_date: '2026-02-01' },
  });
});

const alder = { value: 'Alder', kpis: { Ratings: { Equity: { current: 'Outperform' } } } };
const birch = { value: 'Birch', tk_ticker: { value: 'BIR' } };
const banks = { id: 7, value: 'Banks', translated_value: 'Banken' };
const bySector = [{ ...banks, companies: [alder, birch] }];

test.each<[string, unknown, object]>([
  [
    'a list of companies with their sector',
    [alder, birch].map((one) => ({ ...one, sector: banks })),
    bySector,
  ],
  ['that list in records', { records: [alder, birch].map((one) => ({ ...one, sector: banks })) }, bySector],
  ['sectors with related_companies', [{ ...banks, related_companies: [alder, birch] }], bySector],
  [
    'companies with the name of their sector, or none',
    [{ ...alder, sector: 'Banks' }, birch],
    [
      { value: 'Banks', companies: [alder] },
      { value: '', companies: [birch] },
    ],
  ],
])('[K-01] coverage is read from %s', (_, body, records) => {
  expect(coverageReading.parse(body).records).toMatchObject(records);
  expect(takeUnread()).toEqual([]);
});

test.each<[unknown, boolean]>([
  [[{ value: 'Banks', members: [alder] }], false],
  [{ records: [{ value: 'Banks', companies: [{ name: 'Alder' }] }] }, false],
  [[{ value: 'Banks', companies: [] }], true],
  [{ records: [] }, true],
  ['', true],
  [null, true],
])('[K-01] coverage without a company is empty only if there was none to read: %j', (body, isEmpty) => {
  const { success, data } = coverageReading.safeParse(body);
  expect(success).toBe(isEmpty);
  expect(data?.records.flatMap(({ companies }) => companies) ?? []).toEqual([]);
});
