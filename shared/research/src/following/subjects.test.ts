import { noPreferences, type Preferences, type Subject } from '@portal/wire';
import { subjectOf, usualLanguages, withChange } from './subjects.ts';

const alpin: Subject = { category: 'Company', value: 'Alpin Bank', languages: [] };
const banks: Subject = { category: 'Sector', value: 'Banks', languages: ['German'] };
const anna: Subject = { category: 'Analyst', value: 'Anna Ammann', languages: ['German'] };
const having = (...subjects: Subject[]): Preferences => ({ ...noPreferences, others: [7], subjects });

test.each([
  ['a company', { category: 'Company', value: 'Alpin Bank' }, 'Alpin Bank'],
  ['a sector', { category: 'Sector', value: 'Banks', inactive: false }, 'Banks'],
  ['an analyst, by composed accents', { category: 'Analyst', value: ' Zoe\u0308 ' }, 'Zo\u00eb'],
  ['one without a name', { category: 'Company', value: ' ' }, undefined],
  ['one who has left', { category: 'Analyst', value: 'Anna', inactive: true }, undefined],
  ['a ticker', { category: 'TK Ticker', value: 'ALP' }, undefined],
  ['what does not say what it is', { category: '', value: 'Alpin' }, undefined],
])('[N-06] %s is followed as %j', (_, record, value) => {
  expect(subjectOf(record)?.value).toBe(value);
});

test.each([
  ['none', [], []],
  ['every language', [alpin], []],
  ['the same', [banks, anna], ['German']],
  ['different ones', [banks, anna, alpin], []],
])('[N-06] where the others have %s, a new subject has %j', (_, subjects, languages) => {
  expect(usualLanguages(subjects)).toEqual(languages);
});

test('[N-06] following adds a subject in the others’ languages and keeps everything else', () => {
  const change = { subject: { category: 'Company', value: 'Alpin Bank' } as const, follow: true };
  expect(withChange(having(banks), change)).toEqual(having(banks, { ...alpin, languages: ['German'] }));
  expect(withChange(having(banks), { ...change, languages: [] })).toEqual(having(banks, alpin));
});

test('[N-06] no longer following takes one subject away and keeps everything else', () => {
  expect(withChange(having(banks, alpin), { subject: alpin, follow: false })).toEqual(having(banks));
});

test.each([true, false])('[N-06] what is so already changes nothing: %s', (follow) => {
  const preferences = follow ? having(alpin) : having(banks);
  expect(withChange(preferences, { subject: alpin, follow })).toBe(preferences);
});

test('[N-06] a company is not the sector of the same name', () => {
  const sector: Subject = { ...alpin, category: 'Sector' };
  expect(withChange(having(sector), { subject: alpin, follow: true })).toEqual(having(sector, alpin));
});
