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
  categories: ['Sector', 'Company', 'Publication Type'] as const,
  active,
  filters: noFilters,
  language: 'de' as const,
};

test('[L-03] suggestions stand by category, best first, in the page’s language, counted', () => {
  expect(groupSuggestions(tags, context)).toEqual([
    {
      category: 'Sector',
      options: [
        { value: 'Private Banks', label: 'Privatbanken', count: 2 },
        { value: 'Banks', label: 'Banken', count: 7 },
      ],
    },
    { category: 'Publication Type', options: [{ value: 'Bankstudie', label: 'Bankstudie', count: 1 }] },
  ]);
});

test('[L-03] what is chosen is not suggested again, what is not active in the library never', () => {
  const filters = { ...noFilters, tagFilters: { Sector: ['Banks', 'Private Banks'] } };
  expect(groupSuggestions(tags, { ...context, filters }).map(({ category }) => category)).toEqual([
    'Publication Type',
  ]);
});

test('[L-03] without knowing what is active, all that was found is suggested', () => {
  const found = groupSuggestions(tags, { ...context, active: undefined, language: 'en' });
  expect(found.flatMap(({ options }) => options.map(({ label }) => label))).toEqual([
    'Private Banks',
    'Banks',
    'Alpin Bank',
    'Bank Study',
  ]);
});
