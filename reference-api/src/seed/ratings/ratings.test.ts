import { ratingAction, readCreditRating } from '@portal/wire';
import { addDays, weekday } from '#publishingDay.ts';
import { demoDay } from '../demoDay.ts';
import { ratingChangeType } from '../publicationTypes.ts';
import { germanRatings } from '../titles/ratingTitles.ts';
import { companies } from '../universe.ts';
import { ratingHistory, type StatedRating } from './ratingHistory.ts';
import { equityChangesOn } from './equityChangesOn.ts';

const today = '2026-03-11';
const histories = companies.map((company) => ({ company, history: ratingHistory(company, today) }));

function wrongAfter(before: StatedRating | undefined, stated: StatedRating): string[] {
  const { kind, day, rating, previous, previousDay, action } = stated;
  return [
    ...(previous === (before?.rating ?? null) && previousDay === (before?.day ?? null)
      ? []
      : ['its previous']),
    ...(action === ratingAction(kind, previous, rating) ? [] : ['its action']),
    ...(weekday(day) % 6 > 0 ? [] : ['its weekday']),
    ...(day > (before?.day ?? '') && day <= today ? [] : ['its day']),
    ...(kind !== 'Bonds' || readCreditRating(rating) !== undefined ? [] : ['its rating']),
  ];
}

test('each rating follows another, on a later working day, and states the change', () => {
  const wrong = histories.flatMap(({ company, history }) =>
    history.flatMap((stated, index) => {
      const before = history[index - 1]?.kind === stated.kind ? history[index - 1] : undefined;
      return wrongAfter(before, stated).map(
        (what) => `${company.name}, ${stated.kind} of ${stated.day}: ${what}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test('companies have ratings of what they issue; the partner bank’s are in its words', () => {
  for (const { company, history } of histories) {
    const kinds = new Set(history.map(({ kind }) => kind));
    expect(kinds.has('Equities')).toBe(company.assetClasses.includes('Equity'));
    expect(kinds.has('Bonds')).toBe(company.assetClasses.includes('Fixed Income'));
    const wrong = history.filter(
      ({ kind, coverage, rating }) =>
        coverage !== (kind === 'Equities' && company.international ? 'partner' : 'own') ||
        (coverage === 'partner' && rating.includes('perform')),
    );
    expect(wrong).toEqual([]);
  }
});

test('every kind of change occurs, upgrades about as often as downgrades', () => {
  const actions = histories.flatMap(({ history }) => history.map(({ action }) => action));
  const count = (sought: string) => actions.filter((action) => action === sought).length;
  expect(count('Upgrade') / count('Downgrade')).toBeGreaterThan(0.8);
  expect(count('Upgrade') / count('Downgrade')).toBeLessThan(1.25);
  expect(Math.min(count('Reiterate'), count('Refresh'))).toBeGreaterThan(100);
});

test('a share has a plausible price in one currency on each rated day', () => {
  for (const { history } of histories) {
    const prices = history.flatMap(({ kind, close }) => (kind === 'Equities' ? [close] : []));
    expect(new Set(prices.map((close) => close?.currency)).size).toBeLessThanOrEqual(1);
    expect(prices.filter((close) => !(close && close.amount > 5 && close.amount < 1000))).toEqual([]);
    expect(history.every(({ kind, close }) => kind === 'Equities' || close === null)).toBe(true);
  }
});

test('a history only grows', () => {
  const [first] = companies;
  if (first === undefined) throw new Error('There is no company.');
  const later = ratingHistory(first, '2027-12-31').filter(({ day }) => day <= today);
  expect(later).toEqual(ratingHistory(first, today));
});

test('every rating change that is published is one that was stated on that day', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays(today, -index));
  let published = 0;
  for (const day of days)
    for (const { type, company, title, language } of demoDay(day, 40)) {
      if (type !== ratingChangeType) continue;
      published += 1;
      const stated = equityChangesOn(day).filter((change) => change.company === company);
      expect(stated).toHaveLength(1);
      const [{ rating } = { rating: '' }] = stated;
      expect(title).toContain(company?.name);
      expect(title).toContain(language === 'en' ? rating : germanRatings[rating]);
    }
  expect(published).toBeGreaterThan(100);
});
