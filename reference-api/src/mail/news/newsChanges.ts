import { pages, type Language } from '@portal/contract';
import type { ServedTag } from '@portal/wire';
import type { ServedCoverageChange, ServedFollowedRating } from '@portal/wire-libraries';
import type { FollowedNews } from '#areas/companies/ratings/followedNews.ts';
import { dayInMails, oneLine } from '../recipient.ts';
import { changeWords } from './changeWords.ts';
import { ratingText } from './ratingText.ts';

export interface ShownChange {
  title: string;
  facts: string;
  /** Path of the company's page; undefined for one that has none. */
  path: string | undefined;
}

const nameIn = ({ value, translated_value: german }: ServedTag, language: Language) =>
  oneLine(language === 'de' ? (german ?? value) : value);

function pathOf({ external_id: id, profile_active: active, inactive }: ServedTag): string | undefined {
  return active && !inactive && id ? pages.companyProfile.href({ id }) : undefined;
}

const show = (company: ServedTag, facts: readonly string[], language: Language): ShownChange => ({
  title: nameIn(company, language),
  facts: facts.map(oneLine).join(' · '),
  path: pathOf(company),
});

function ratingFacts({ type, coverage, rating }: ServedFollowedRating, language: Language): string[] {
  const words = changeWords[language];
  const of = (text: string) => ratingText(text, { type, coverage }, language);
  const { current, previous, date, action } = rating;
  const now = current === null ? [] : [of(current)];
  const moved = previous === null ? now : now.map((word) => words.moved(of(previous), word));
  const kind = words.kinds[type];
  const facts = [action === null ? words.begun(kind) : kind, ...moved];
  if (date !== null) facts.push(dayInMails(date));
  return facts;
}

function coverageFacts(changed: ServedCoverageChange, language: Language): string[] {
  const words = changeWords[language];
  const { change, date, analysts_before: before, analysts_after: after } = changed;
  const names = (analysts: readonly ServedTag[]) => analysts.map(({ value }) => value).join(', ');
  const who = change === 'analysts' ? words.analysts(names(before), names(after)) : names(after);
  return [words.changes[change], who, dayInMails(date)].filter((fact) => fact !== '');
}

/** Ratings, then coverage, in the order of the page New for you. [N-10] [L-25] */
export const shownChanges = ({ records, coverage }: FollowedNews, language: Language): ShownChange[] => [
  ...records.map((rated) => show(rated, ratingFacts(rated, language), language)),
  ...coverage.map((changed) => show(changed, coverageFacts(changed, language), language)),
];
