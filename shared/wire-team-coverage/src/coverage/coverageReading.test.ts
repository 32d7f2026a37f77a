import { takeUnread } from '@portal/wire';
import { coverageReading } from './coverageReading.ts';

afterEach(() => void takeUnread());

test('[K-01] a sector and its companies need their names alone', () => {
  const { records } = coverageReading.parse([{ value: 'Banks', companies: [{ value: 'Alder' }] }]);
  expect(records).toMatchObject([{ value: 'Banks', companies: [{ value: 'Alder' }] }]);
  expect(takeUnread()).toEqual([]);
});

test('[K-01] a detail that cannot be read costs itself alone, and a company without a name its row', () => {
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
