import type { RatingAction } from '@portal/wire';
import { companies, type Company } from '../universe.ts';
import { ratingHistory, type StatedRating } from './ratingHistory.ts';

/** A rating that changes or confirms an earlier one. */
export interface EquityChange extends StatedRating {
  company: Company;
  action: RatingAction;
}

let known = '';
let byDay = new Map<string, EquityChange[]>();

/** Loads up to the end of the next year, as days may come in any order. */
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

/** Only of active companies. */
export function equityChangesOn(day: string): readonly EquityChange[] {
  if (day > known) learn(day);
  return byDay.get(day) ?? [];
}
