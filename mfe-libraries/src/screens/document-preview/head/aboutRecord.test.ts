import { aPublication, aTag } from '@portal/testing';
import { analystsOf, assetClassOf, ratingsOf, withoutAnalysts } from './aboutRecord.ts';

const company = aTag({ category: 'Company', value: 'Alpin Bank', external_id: 'C1' });
const [ada, ben] = ['A1', 'A2'].map((external_id) =>
  aTag({ category: 'Analyst', value: external_id, external_id }),
);

const record = aPublication({
  primary_tags: { Company: [company], Analyst: [ada ?? aTag()] },
  other_tags: { Analyst: [ben ?? aTag(), ada ?? aTag()] },
});

test('[V-02] ratings are the company’s, each on its tab; what is not rated is not named', () => {
  const change = { previous: 'Hold', action: 'Upgrade', previous_date: '2026-01-05' } as const;
  const ratings = { latest_equity_rating: 'Buy', latest_credit_rating: '', latest_esg_rating: '4' };
  const rated = { ...record, ...ratings, latest_equity_change: change };
  expect(ratingsOf(rated)).toEqual([
    { kind: 'Equity', current: 'Buy', change, to: '/company_profile/C1?tab=Equity' },
    { kind: 'ESG', current: '4', change: undefined, to: '/company_profile/C1' },
  ]);
  expect(ratingsOf({ ...rated, primary_tags: {} })[0]?.to).toBeUndefined();
});

test('[V-02] analysts are named once, and not among the tags again', () => {
  expect(analystsOf(record)).toEqual([ada, ben]);
  const { primary_tags: primary, other_tags: other } = withoutAnalysts(record);
  expect([primary, other]).toEqual([{ Company: [company] }, {}]);
});

test.each([
  ['Equity', 'Equity'],
  ['Fixed Income', 'Fixed Income'],
  ['Equity, Fixed Income', undefined],
  ['Markets', undefined],
])('links of a publication on %s choose %s', (value, chosen) =>
  expect(assetClassOf(aPublication({ asset_classification: { value, translated_value: null } }))).toBe(
    chosen,
  ),
);
