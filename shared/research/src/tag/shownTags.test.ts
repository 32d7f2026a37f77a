import { aPublication, aTag } from '@portal/testing';
import { shownTags } from './shownTags.ts';

const company = aTag({ category: 'Company', value: 'Alpin Bank' });
const sector = aTag({ category: 'Sector' });
const analyst = aTag({ category: 'Analyst', value: 'Ruth Meier' });
const currency = aTag({ category: 'Currency', value: 'CHF' });

test('[T-01] tags stand in the order of the tile, primary ones first', () => {
  const publication = aPublication({
    primary_tags: { Sector: [sector], Company: [company] },
    other_tags: { Currency: [currency], Analyst: [analyst] },
  });
  expect(shownTags(publication)).toEqual([company, sector, analyst, currency]);
});

test('a tag that is primary and other is named once', () => {
  const publication = aPublication({ primary_tags: { Sector: [sector] }, other_tags: { Sector: [sector] } });
  expect(shownTags(publication)).toEqual([sector]);
});

test('a publication without tags has none', () => {
  expect(shownTags(aPublication({ primary_tags: {}, other_tags: {} }))).toEqual([]);
});
