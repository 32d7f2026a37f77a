import { readPreferences } from '@portal/wire';
import { entitlementKeys } from './entitlements.ts';
import { publicationKeys, watchedKeys } from './watchedKeys.ts';

const tags = [
  { id: 5, category: 'Company', value: 'Alpin Bank' },
  { id: 6, category: 'Publication Type', value: 'DMO Gesamt' },
  { id: 7, category: 'Sector', value: 'Alpin Bank' },
];
const ent = (language: string) =>
  entitlementKeys({
    aggregatedTypes: ['Company Research'],
    assetClasses: ['Equity', 'Fixed Income'],
    languages: [language],
  });
const publication = { ent: ent('en'), tagIds: [5, 6], language: 'en' } as const;

const type = 'Aggregated Publication Type';
const companyResearch = { [type]: 'Company Research' };

test.each([
  ['nothing', [], false],
  ['its company', [{ Company: 'Alpin Bank' }], true],
  ['its company in its language', [{ Company: 'Alpin Bank', Language: 'English' }], true],
  ['its company in another language', [{ Company: 'Alpin Bank', Language: 'German' }], false],
  ['a language that there is not', [{ Company: 'Alpin Bank', Language: 'Latin' }], false],
  ['a sector of the same name', [{ Sector: 'Alpin Bank' }], false],
  ['a company that there is not', [{ Company: 'Nobody' }], false],
  ['its type', [companyResearch], true],
  ['its type in one of its classes', [{ ...companyResearch, 'Asset Classification': 'Equity' }], true],
  ['its type in another class', [{ ...companyResearch, 'Asset Classification': 'Markets' }], false],
  ['its type in another language', [{ ...companyResearch, Language: 'German' }], false],
  ['another type', [{ [type]: 'Credit Research' }], false],
  ['its own publication type', [{ [type]: 'DMO Gesamt', Language: 'English' }], true],
  ['its own publication type in another language', [{ [type]: 'DMO Gesamt', Language: 'German' }], false],
])('[N-09] a publication fits a client who wants to hear about %s: %s', (_, criJson, fits) => {
  const watched = watchedKeys(readPreferences(criJson), tags);
  expect(publicationKeys(publication).some((key) => watched.includes(key))).toBe(fits);
});
