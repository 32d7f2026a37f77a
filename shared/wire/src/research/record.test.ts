import { readingOf } from '../call.ts';
import { takeUnread } from '../lenient.ts';
import { tagsByRef } from './record.ts';

const read = (body: unknown) => readingOf(tagsByRef).parse(body);

afterEach(() => void takeUnread());

test('[K-01] a record of which only the name is known says no more', () => {
  expect(read({ value: 'Banks' })).toMatchObject({
    value: 'Banks',
    summary: null,
    descriptions_by_asset_class: {},
    related_analysts: { Equity: [], 'Fixed Income': [] },
    kpis: { Ratings: { Equity: null, Bonds: null, ESG: null } },
    role: null,
    ...{ tk_ticker: null, bloomberg_company_ticker: null, model_download_link: null },
  });
  expect(takeUnread()).toEqual([]);
});

test('[K-01] texts come in one language or in both', () => {
  const { summary, descriptions_by_asset_class: texts } = read({
    value: 'Banks',
    summary: 'Lends.',
    descriptions_by_asset_class: { Equity: { value: 'Shares', translated_value: 'Aktien' }, Markets: 7 },
  });
  expect(summary).toEqual({ value: 'Lends.', translated_value: null });
  expect(texts).toEqual({ Equity: { value: 'Shares', translated_value: 'Aktien' }, Markets: null });
  expect(takeUnread()).toEqual(['description']);
});

const [anna, bernd, nobody] = [{ name: 'Anna' }, { value: 'Bernd' }, { role: 'None' }];
const inClass = (value: string) => ({ asset_classification: { value } });
const people = [
  { ...anna, ...inClass('Equity') },
  { ...bernd, ...inClass('Equity, Fixed Income') },
];

test.each([
  ['by class', { Equity: [anna], 'Fixed Income': [bernd] }, ['Anna'], ['Bernd'], []],
  ['one instead of a list', { Equity: anna }, ['Anna'], [], []],
  ['in one list', people, ['Anna', 'Bernd'], ['Bernd'], []],
  ['in a list without classes', [anna], ['Anna'], ['Anna'], []],
  ['some without a name', { Equity: [nobody, anna] }, ['Anna'], [], ['related_analysts']],
  ['as something else', 'Anna', [], [], ['related_analysts']],
])('[K-01] analysts come %s', (_, related_analysts, equity, bonds, unread) => {
  const { related_analysts: analysts } = read({ value: 'Banks', related_analysts });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect([names(analysts.Equity), names(analysts['Fixed Income'])]).toEqual([equity, bonds]);
  expect(takeUnread()).toEqual(unread);
});

test('[K-01] [P-08] a company’s tickers, model and rating bank may be partial or unreadable', () => {
  const known = read({
    value: 'Alder',
    tk_ticker: { value: 12345 },
    bloomberg_company_ticker: { value: 'ALDR SW' },
    model_download_link: { url: 'documents/1', entitled: true, raw_date: '2026-02-01' },
    kpis: {
      Ratings: { Equity: { current: 'Buy', coverage: 'partner' }, ESG: { current: '3', coverage: 'x' } },
    },
  });
  expect(known).toMatchObject({
    tk_ticker: { value: '12345' },
    bloomberg_company_ticker: { value: 'ALDR SW' },
    model_download_link: { url: 'documents/1', entitled: true, raw_date: '2026-02-01' },
  });
  expect(known.kpis.Ratings.Equity?.coverage).toBe('partner');
  expect(known.kpis.Ratings.ESG?.coverage).toBeUndefined();
  expect(takeUnread()).toEqual(['coverage']);
  const { tk_ticker, model_download_link: model } = read({
    value: 'Alder',
    tk_ticker: 'ALDR',
    model_download_link: { raw_date: 'soon' },
  });
  expect([tk_ticker, model]).toEqual([null, { url: '', entitled: false, raw_date: null }]);
  expect(takeUnread()).toEqual(['tk_ticker', 'raw_date']);
});
