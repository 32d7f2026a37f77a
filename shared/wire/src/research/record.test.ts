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
