import { aPublication } from '@portal/testing';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { en } from '../messages/en.ts';
import { rowSubject } from './rowSubject.ts';

const texts: Partial<Record<ResearchMessage, string>> = en;
const t = (id: ResearchMessage) => texts[id] ?? id;
const company = { id: 'c', category: 'Company', value: 'Alpin Bank', translated_value: null };
const sector = { id: 's', category: 'Sector', value: 'Banks', translated_value: null };
const classes = { value: 'Equity', translated_value: 'Aktien' };

test.each<[string, Partial<Publication>, string, string]>([
  [
    'its company and rating',
    { primary_tags: { Company: [company] }, latest_equity_rating: 'Outperform' },
    'Alpin Bank',
    'Outperform',
  ],
  [
    'the rating of its debt where shares have none',
    { primary_tags: { Company: [company] }, latest_equity_rating: null, latest_credit_rating: 'BBB+ stable' },
    'Alpin Bank',
    'BBB+ stable',
  ],
  [
    'a company that stands among other tags',
    { primary_tags: { Sector: [sector] }, other_tags: { Company: [company] } },
    'Alpin Bank',
    '',
  ],
  [
    'its sector, without the rating of no company',
    { primary_tags: { Sector: [sector] }, latest_equity_rating: 'Outperform' },
    'Banks',
    '',
  ],
  ['its asset class', {}, 'Equity', ''],
])('[L-18] a row says %s', (_, given, name, rating) => {
  const publication = {
    ...aPublication(),
    primary_tags: {},
    other_tags: {},
    asset_classification: classes,
    latest_equity_rating: null,
    latest_credit_rating: null,
    ...given,
  } as Publication;
  expect(rowSubject(publication, 'en', t)).toEqual({ name, rating });
});
