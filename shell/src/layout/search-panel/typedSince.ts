import { languages, type Language } from '@portal/contract';
import { daysBefore } from '@portal/i18n';

export interface TypedSince {
  /** What was typed before. */
  text: string;
  /** yyyy-MM-dd. */
  from: string;
}

const clause = /^(.*\S)\s+(?:since|seit)\s+(\S.*?)\s*$/i;

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const monthsIn = (language: Language): string[] => {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => bare(names.format(new Date(Date.UTC(2000, month, 1)))));
};

const leastLetters = 3;

/** From 1; undefined if no month of either language begins so. */
function monthNamed(word: string): number | undefined {
  const letters = bare(word).replace(/\.$/, '');
  if (letters.length < leastLetters) return undefined;
  const places = languages.map((language) =>
    monthsIn(language).findIndex((name) => name.startsWith(letters)),
  );
  const place = places.find((each) => each >= 0);
  return place === undefined ? undefined : place + 1;
}

/** Undefined if there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}

/** Without a year, the latest such day that has begun. */
function latest(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const thisYear = dayOf(year, month, day);
  return thisYear !== undefined && thisYear <= today ? thisYear : dayOf(year - 1, month, day);
}

/** “3.2.”, “3.2.26”; “May”, “1 May”, “1. Mai 2024”; “May 1, 2024”. */
const forms = [
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})(?:\.(?:\s?(?<year>\d{4}|\d{2}))?)?$/,
  /^(?:(?<day>\d{1,2})(?:\.\s*|\s+))?(?<month>[^\d\s]+)(?:\s+(?<year>\d{4}))?$/,
  /^(?<month>[^\d\s]+)\s+(?<day>\d{1,2})(?:,?\s+(?<year>\d{4}))?$/,
];

const fullYear = (digits: string): number => Number(digits.padStart(4, '20'));

function dayFrom(when: string, today: string): string | undefined {
  if (['yesterday', 'gestern'].includes(when.toLowerCase())) return daysBefore(today, 1);
  if (/^\d{4}$/.test(when)) return dayOf(Number(when), 1, 1);
  const groups = forms.map((form) => form.exec(when)?.groups).find((found) => found !== undefined);
  const { day = '1', month = '', year } = groups ?? {};
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  if (number === undefined) return undefined;
  return year === undefined ? latest(number, Number(day), today) : dayOf(fullYear(year), number, Number(day));
}

/**
 * “Alberris since May”, “Alberris seit 3.2.2026”: a day, a month, a year or yesterday, in either language. Undefined if the text does
 * not end so, or the day is to come. [L-28]
 */
export function typedSince(typed: string, today: string): TypedSince | undefined {
  const [, text = '', when = ''] = clause.exec(typed) ?? [];
  const from = when === '' ? undefined : dayFrom(when, today);
  return from === undefined || from > today ? undefined : { text: text.trim(), from };
}
