import type { Preferences, Subject } from '@portal/wire';
import { someOffered } from '../testing/aCentreApi.ts';
import { amongOffered } from './amongOffered.ts';
import { asStored, commonLanguages, hears, withLanguage, withSubjects } from './subjectLanguages.ts';

const banks: Subject = { category: 'Sector', value: 'Banks', languages: [] };
const alpin: Subject = { category: 'Company', value: 'Alpin Bank', languages: ['German'] };
const topic = { type: 'Company Research', assetClass: 'Equity', language: 'German' };

const all: Preferences = {
  topics: [
    topic,
    { type: 'DMO Gesamt', language: 'German' },
    { type: 'DMO Übersichtsseite', language: 'German' },
  ],
  subjects: [banks, alpin],
  others: [{ Region: 'Europe' }, 7],
};

test('[N-02] [N-05] valid choices stay, with mapped highlights and entries no page understands', () => {
  expect(amongOffered(all, someOffered)).toEqual({ preferences: all, gone: [] });
});

test('[N-02] invalid choices go, each name listed once; duplicates are merged', () => {
  const { preferences, gone } = amongOffered(
    {
      topics: [
        topic,
        topic,
        { ...topic, type: 'Old Research' },
        { ...topic, type: 'Old Research', language: 'English' },
      ],
      subjects: [banks, banks, { ...alpin, value: 'Gone AG' }],
      others: ['as it came'],
    },
    someOffered,
  );
  expect(preferences).toEqual({ topics: [topic], subjects: [banks], others: ['as it came'] });
  expect(gone).toEqual(['Old Research', 'Gone AG']);
});

test('[N-02] a category that was not read takes nothing away', () => {
  expect(amongOffered(all, {})).toEqual({ preferences: all, gone: [] });
  const { gone } = amongOffered(all, { Sector: [] });
  expect(gone).toEqual(['Banks']);
});

test('[N-02] an umlaut is the same in one character or two', () => {
  const Company = [{ id: 1, category: 'Company', value: 'Zu\u0308rich AG', translated_value: null }];
  const subjects: Subject[] = [{ category: 'Company', value: 'Z\u00fcrich AG', languages: [] }];
  expect(amongOffered({ ...all, subjects }, { Company }).gone).toEqual([]);
});

test('[N-05] without highlights on offer their types are gone like any other', () => {
  const types = someOffered['Aggregated Publication Type']?.filter(({ value }) => !value.startsWith('Daily'));
  const { gone } = amongOffered(all, { 'Aggregated Publication Type': types ?? [] });
  expect(gone).toEqual(['DMO Gesamt', 'DMO Übersichtsseite']);
});

test('[N-02] every language is kept as none, so that the choice reads back the same', () => {
  expect(asStored(['English', 'German'])).toEqual([]);
  expect(asStored(['German'])).toEqual(['German']);
  expect(hears([], 'English')).toBe(true);
  expect(hears(['German'], 'English')).toBe(false);
});

test.each([
  [[], 'German', false, ['English']],
  [['English'], 'German', true, []],
  [['German'], 'German', false, ['German']],
  [['German'], 'English', true, []],
] as const)('[N-02] of %j with %s %p there is %j: the last one stays', (languages, one, isOn, expected) => {
  expect(withLanguage(languages, one, isOn)).toEqual(expected);
});

test('[N-02] the languages of all are those of each, or else unknown', () => {
  expect(commonLanguages([banks, { ...alpin, languages: ['German', 'English'] }])).toEqual([]);
  expect(commonLanguages([alpin])).toEqual(['German']);
  expect(commonLanguages([banks, alpin])).toBeUndefined();
  expect(commonLanguages([])).toBeUndefined();
});

test('[N-02] those that were there keep their languages, new ones have those given', () => {
  const values = ['Alpin Bank', 'Birch AG', 'Birch AG'];
  expect(withSubjects([alpin, banks], { category: 'Company', values, languages: ['English'] })).toEqual([
    banks,
    alpin,
    { category: 'Company', value: 'Birch AG', languages: ['English'] },
  ]);
});
