import { noFilters } from '@portal/research';
import { aTag } from '@portal/testing';
import { groupSuggestions } from './groupSuggestions.ts';

const banks = aTag({ value: 'Banks', translated_value: 'Banken' });
const bankers = aTag({ value: 'Private Banks', translated_value: 'Privatbanken' });
const company = aTag({ value: 'Alpin Bank', category: 'Company', translated_value: 'Alpin Bank' });
const study = aTag({ value: 'Bankstudie', category: 'Publication Type', translated_value: 'Bank Study' });
const tags = [company, bankers, study, banks];
const active = {
  Sector: [
    { ...banks, count: 7 },
    { ...bankers, count: 2 },
  ],
  'Publication Type': [{ ...study, count: 1 }],
};
const context = {
  term: 'bank',
  categories: ['Sector', 'Company', 'Publication Type'] as const,
  active,
  filters: noFilters,
  language: 'de' as const,
};

const namesIn = (found: { category: string; options: { label: string }[] }[]) =>
  found.map(({ category, options }) => [category, ...options.map(({ label }) => label)]);

test('[L-03] matching names are grouped by category, best first, in the page’s language', () => {
  const { found, similar } = groupSuggestions(tags, context);
  expect(found).toEqual([
    {
      category: 'Sector',
      options: [
        { category: 'Sector', value: 'Banks', label: 'Banken', count: 7, fit: 3 },
        { category: 'Sector', value: 'Private Banks', label: 'Privatbanken', count: 2, fit: 2 },
      ],
    },
    {
      category: 'Publication Type',
      options: [{ category: 'Publication Type', value: 'Bankstudie', label: 'Bankstudie', count: 1, fit: 3 }],
    },
  ]);
  expect(similar).toEqual([]);
});

test('[L-03] the category of the best name comes first, whatever an API puts first', () => {
  const open = { ...context, active: undefined, language: 'en' as const };
  expect(namesIn(groupSuggestions([bankers, company, study], { ...open, term: 'alpin' }).found)).toEqual([
    ['Company', 'Alpin Bank'],
  ]);
  expect(namesIn(groupSuggestions([bankers, company, study], { ...open, term: 'ban' }).found)).toEqual([
    ['Publication Type', 'Bank Study'],
    ['Sector', 'Private Banks'],
    ['Company', 'Alpin Bank'],
  ]);
});

test('[L-03] what is chosen is not suggested again, what is not active in the library never', () => {
  const filters = { ...noFilters, tagFilters: { Sector: ['Banks', 'Private Banks'] } };
  expect(groupSuggestions(tags, { ...context, filters }).found.map(({ category }) => category)).toEqual([
    'Publication Type',
  ]);
});

test('[L-03] without knowing what is active, all that contains it is suggested', () => {
  const { found } = groupSuggestions(tags, { ...context, active: undefined, language: 'en' });
  expect(namesIn(found)).toEqual([
    ['Sector', 'Banks', 'Private Banks'],
    ['Publication Type', 'Bank Study'],
    ['Company', 'Alpin Bank'],
  ]);
});

test('[L-03] a likeness is no find, and is left out as soon as there is one', () => {
  const media = aTag({ value: 'Nordulis Media', category: 'Company', translated_value: 'Nordulis Media' });
  const open = { ...context, active: undefined };
  const { found, similar } = groupSuggestions([media, ...tags], { ...open, term: 'novartis' });
  expect(found).toEqual([]);
  expect(similar.map(({ value, fit }) => [value, fit])[0]).toEqual(['Nordulis Media', 0]);
  expect(similar).toHaveLength(4);
  expect(groupSuggestions([media, ...tags], open).similar).toEqual([]);
});

describe('[L-03] a ticker stands for its company', () => {
  const fennaqua = aTag({
    value: 'Fennaqua',
    category: 'Company',
    external_id: 'c-7',
    translated_value: null,
  });
  const ticker = aTag({ value: 'FEAQ', category: 'TK Ticker', external_id: 'c-7', translated_value: null });
  const bloomberg = { ...ticker, id: 99, category: 'Bloomberg Company Ticker', value: 'FEAQ SW' };
  const open = { ...context, active: { Company: [{ ...fennaqua, count: 3 }] } };

  test('once, and named with it', () => {
    const { found } = groupSuggestions([bloomberg, ticker], { ...open, term: 'feaq' });
    expect(found).toEqual([
      {
        category: 'Company',
        options: [{ category: 'Company', value: 'Fennaqua', label: 'Fennaqua (FEAQ)', count: 3, fit: 4 }],
      },
    ]);
  });

  test('by the page of its profile, too', () => {
    const link = { external_id: null, profile_link: '/company_profile/7' };
    const { found } = groupSuggestions([{ ...ticker, ...link }], {
      ...open,
      term: 'FEAQ',
      active: { Company: [{ ...fennaqua, ...link, count: 3 }] },
    });
    expect(namesIn(found)).toEqual([['Company', 'Fennaqua (FEAQ)']]);
  });

  test('its name suffices if it contains the text; a similar ticker does not help', () => {
    expect(namesIn(groupSuggestions([fennaqua, ticker], { ...open, term: 'fe' }).found)).toEqual([
      ['Company', 'Fennaqua'],
    ]);
    expect(groupSuggestions([ticker], { ...open, term: 'feax' })).toEqual({ found: [], similar: [] });
  });

  test('without a company of its own it is not suggested', () => {
    const { found } = groupSuggestions([{ ...ticker, external_id: null }], { ...open, term: 'feaq' });
    expect(found).toEqual([]);
  });
});
