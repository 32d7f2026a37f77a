import { assetClassLabel, tagLabel } from './tagLabel.ts';

describe('[I-03] a tag in the reader’s language', () => {
  const type = { value: 'Unternehmensstudie', translated_value: 'Company study' };
  // As in the reference API.
  const aggregated = { value: 'Company Research', translated_value: 'Unternehmensanalysen' };
  const sector = { value: 'Banks', translated_value: 'Banken' };

  test.each([
    ['Publication Type', type, 'en', 'Company study'],
    ['Publication Type', type, 'de', 'Unternehmensstudie'],
    ['Aggregated Publication Type', aggregated, 'en', 'Company Research'],
    ['Aggregated Publication Type', aggregated, 'de', 'Unternehmensanalysen'],
    ['Sector', sector, 'en', 'Banks'],
    ['Sector', sector, 'de', 'Banken'],
    ['Sector', { value: 'Banks', translated_value: null }, 'de', 'Banks'],
    ['Sector', { value: 'Banks', translated_value: '' }, 'de', 'Banks'],
    ['Publication Type', { value: 'Kommentar' }, 'en', 'Kommentar'],
  ] as const)('%s %j in %s reads %s', (category, tag, language, label) => {
    expect(tagLabel(tag, category, language)).toBe(label);
  });
});

test.each([
  [{ value: 'Equity', translated_value: 'Aktien' }, 'de', 'Aktien'],
  [{ value: 'Equity,Fixed Income', translated_value: 'Aktien,Anleihen' }, 'en', 'Equity, Fixed Income'],
  [{ value: 'Equity , Markets', translated_value: 'Aktien , Märkte' }, 'de', 'Aktien, Märkte'],
  [{ value: '', translated_value: null }, 'en', ''],
] as const)('the asset class %j in %s reads %s', (assetClass, language, label) => {
  expect(assetClassLabel(assetClass, language)).toBe(label);
});
