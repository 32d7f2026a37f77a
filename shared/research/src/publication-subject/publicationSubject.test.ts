import { aPublication } from '@portal/testing';
import type { Publication, Tag } from '@portal/wire';
import { publicationSubject } from './publicationSubject.ts';

const tag = (category: string, value: string): Tag => ({
  id: value,
  category,
  value,
  translated_value: null,
});
const [company, sector] = [tag('Company', 'Alpin Bank'), tag('Sector', 'Banks')];
const [ticker, bloomberg] = [tag('TK Ticker', 'ALPN'), tag('Bloomberg Company Ticker', 'ALPN SW')];
const [peer, analyst] = [tag('Company', 'Peer AG'), tag('Analyst', 'Ruth Meier')];
const raised = { previous: 'Market perform', action: 'Upgrade' } as const;

const subjectOf = (given: Partial<Publication>) =>
  publicationSubject({
    ...aPublication(),
    ...{ primary_tags: {}, other_tags: {}, latest_equity_rating: null, latest_credit_rating: null },
    ...given,
  });

test('[L-18] the company comes first with its ticker; what is left are the other tags', () => {
  const primary_tags = {
    ...{ Company: [company], 'TK Ticker': [ticker], 'Bloomberg Company Ticker': [bloomberg] },
    ...{ Sector: [sector], Analyst: [analyst] },
  };
  const subject = subjectOf({ primary_tags, other_tags: { Company: [peer] } });
  expect(subject).toMatchObject({ tag: company, ticker: 'ALPN', analysts: [analyst], rest: [sector, peer] });
});

test.each<[string, Partial<Publication>, Tag | undefined, string | undefined]>([
  ['a company among other tags', { other_tags: { Company: [company] } }, company, undefined],
  [
    "the partner bank's ticker alone",
    { primary_tags: { Company: [company], 'Bloomberg Company Ticker': [bloomberg] } },
    company,
    'ALPN SW',
  ],
  [
    'its sector, without the ticker of no company',
    { primary_tags: { Sector: [sector], 'TK Ticker': [ticker] } },
    sector,
    undefined,
  ],
  ['nothing', {}, undefined, undefined],
])('[L-18] a publication is about %s', (_, given, about, itsTicker) => {
  expect(subjectOf(given)).toMatchObject({ tag: about, ticker: itsTicker });
});

const both = { latest_equity_rating: 'Outperform', latest_credit_rating: 'A- stable' };
const bonds = { asset_classification: { value: 'Fixed Income', translated_value: null } };

test.each<[string, Partial<Publication>, object | undefined]>([
  [
    'its shares first, with the change',
    { ...both, latest_equity_change: raised },
    { current: 'Outperform', change: raised },
  ],
  ['its debt in research on bonds', { ...both, ...bonds }, { current: 'A- stable', change: null }],
  [
    'its shares where debt has none',
    { ...bonds, latest_equity_rating: 'Outperform' },
    { current: 'Outperform' },
  ],
  ['nothing where it has none', { latest_equity_rating: '' }, undefined],
])('[L-18] the rating of a company is that of %s', (_, given, rating) => {
  const subject = subjectOf({ primary_tags: { Company: [company] }, ...given });
  if (rating === undefined) expect(subject.rating).toBeUndefined();
  else expect(subject.rating).toMatchObject(rating);
});

test('[L-18] without a company there is no rating', () => {
  expect(subjectOf({ primary_tags: { Sector: [sector] }, ...both }).rating).toBeUndefined();
});
