import type { RatingAction } from '@portal/wire';
import { companies, type Company } from '../universe.ts';
import { ratingHistory, type StatedRating } from './ratingHistory.ts';

/** A rating of a company's shares that did something to the one before. */
export interface EquityChange extends StatedRating {
  company: Company;
  action: RatingAction;
}

let known = '';
let byDay = new Map<string, EquityChange[]>();

/** What is known of a year is known of the one after, too: days come newest first, and in any order. */
function learn(day: string): void {
  known = `${Number(day.slice(0, 4)) + 1}-12-31`;
  byDay = new Map();
  for (const company of companies.filter(({ inactive }) => !inactive))
    for (const stated of ratingHistory(company, known)) {
      if (stated.kind !== 'Equities' || stated.action === null) continue;
      const change = { ...stated, action: stated.action, company };
      byDay.set(stated.day, [...(byDay.get(stated.day) ?? []), change]);
    }
}

/** What was stated of the shares of active companies on a day. */
export function equityChangesOn(day: string): readonly EquityChange[] {
  if (day > known) learn(day);
  return byDay.get(day) ?? [];
}
