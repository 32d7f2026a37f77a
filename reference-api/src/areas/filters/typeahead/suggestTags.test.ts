import type { ServedTag } from '@portal/wire';
import { resemblance, trigrams } from '#areas/texts/spelling/resemblance.ts';
import { suggestTags } from './suggestTags.ts';

const tags: ServedTag[] = [
  ['Company', 'Zürcher Brauerei', null],
  ['Company', 'Neue Zürcher Bahn', null],
  ['Company', 'Alte Zuckerwaren', null],
  ['Sector', 'Beverages', 'Getränke'],
  ['Sector', 'Insurance', 'Versicherungen'],
  ['Company', 'Zürich Still', null],
].map(([category = '', value = '', translated_value = null], index) => ({
  id: index + 1,
  category: category ?? '',
  value: value ?? '',
  translated_value,
  inactive: value === 'Zürich Still',
}));

const suggest = (
  term: string,
  more: { categories?: string[]; without?: number[]; threshold?: number } = {},
) =>
  suggestTags(tags, {
    term,
    categories: more.categories ?? ['Company', 'Sector'],
    mayBe: (id) => more.without?.includes(id) !== true,
    threshold: more.threshold ?? 0.1,
  }).map(({ value }) => value);

test.each([
  ['zür', ['Zürcher Brauerei', 'Neue Zürcher Bahn']],
  ['ZUR', ['Zürcher Brauerei', 'Neue Zürcher Bahn']],
  ['getrank', ['Beverages']],
  ['surance', ['Insurance']],
  ['Zürich', ['Zürcher Brauerei', 'Neue Zürcher Bahn']],
  ['', []],
  ['  ', []],
  ['%', []],
  ['qqq', []],
])('[L-03] %j suggests %j first', (term, expected) => {
  expect(suggest(term).slice(0, Math.max(expected.length, 1))).toEqual(expected);
});

test('[L-03] a slip of the pen still finds; a higher threshold is stricter', () => {
  expect(suggest('Braurei')[0]).toBe('Zürcher Brauerei');
  expect(suggest('Braurei', { threshold: 0.9 })).toEqual([]);
  expect(suggest('Brauerei', { threshold: 1 })).toEqual(['Zürcher Brauerei']);
});

test('other categories, what is chosen and what is inactive are left out', () => {
  expect(suggest('zür', { categories: ['Sector'] })).toEqual([]);
  expect(suggest('zür', { without: [1] })[0]).toBe('Neue Zürcher Bahn');
  expect(suggest('Zürich Still')).not.toContain('Zürich Still');
});

test('resemblance is the share of what was typed', () => {
  const to = (name: string) => resemblance(trigrams(name), trigrams('bank'));
  expect([to('bank of x'), to('qqq')]).toEqual([1, 0]);
  expect(to('banc')).toBe(0.6);
});

test('[L-03] what only resembles is not suggested as long as a name contains what was typed', () => {
  expect(suggest('versicherung')).toEqual(['Insurance']);
  expect(suggest('zür')).toEqual(['Zürcher Brauerei', 'Neue Zürcher Bahn']);
});

test('[L-03] every word that was typed must be in the name, in whatever order', () => {
  expect(suggest('bahn neue')).toEqual(['Neue Zürcher Bahn']);
  expect(suggest('zürcher b')).toEqual(['Zürcher Brauerei', 'Neue Zürcher Bahn']);
  expect(suggest('zuercher bahn')).toEqual(['Neue Zürcher Bahn']);
});

test('[L-03] a ticker is found, after the names that fit as well; the whole of it comes first', () => {
  const withTickers = [
    { id: 11, category: 'TK Ticker', value: 'BAN', translated_value: 'BAN' },
    { id: 12, category: 'Bloomberg Company Ticker', value: 'BAN SW', translated_value: 'BAN SW' },
    { id: 13, category: 'Company', value: 'Bank One', translated_value: null },
  ];
  const find = (term: string) =>
    suggestTags(withTickers, {
      term,
      categories: ['Company', 'TK Ticker', 'Bloomberg Company Ticker'],
      mayBe: () => true,
      threshold: 0.1,
    }).map(({ value }) => value);
  expect(find('ba')).toEqual(['Bank One', 'BAN', 'BAN SW']);
  expect(find('ban')).toEqual(['BAN', 'Bank One', 'BAN SW']);
});
