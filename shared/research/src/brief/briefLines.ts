import { formatDay } from '@portal/i18n';
import type { Kpis, ProfiledTag } from '@portal/wire';
import { phoneHref } from '../person/contactHref.ts';

const subjects = ['Equity', 'Bonds', 'ESG'] as const;

type CurrentRating = NonNullable<Kpis['Ratings']['Equity']>;

export type BriefLine = { part: string } & (
  | { kind: 'rating'; subject: (typeof subjects)[number]; rating: CurrentRating; current: string }
  | { kind: 'phone'; name: string; phone: string; href: string }
  | { kind: 'model'; url: string; day: string }
);

function ratingLines({ kpis: { Ratings: ratings } }: ProfiledTag): BriefLine[] {
  return subjects.flatMap((subject): BriefLine[] => {
    const rating = ratings[subject];
    const current = rating?.current ?? '';
    return rating === null || current === ''
      ? []
      : [{ part: subject, kind: 'rating', subject, rating, current }];
  });
}

/** The first of each asset class who can be called. */
function phoneLines({ related_analysts: analysts }: ProfiledTag): BriefLine[] {
  const named = new Set<string>();
  return [analysts.Equity, analysts['Fixed Income']].flatMap((people): BriefLine[] => {
    const first = people.find(({ phone, inactive }) => inactive !== true && phoneHref(phone) !== undefined);
    const href = phoneHref(first?.phone ?? null);
    if (first === undefined || href === undefined || named.has(first.name)) return [];
    named.add(first.name);
    return [{ part: `phone-${named.size}`, kind: 'phone', name: first.name, phone: first.phone ?? '', href }];
  });
}

/** Only one that the client may have: why not is on the company's page. */
function modelLines({ model_download_link: model }: ProfiledTag): BriefLine[] {
  if (model === null || !model.entitled || model.url === '') return [];
  return [{ part: 'model', kind: 'model', url: model.url, day: formatDay(model.raw_date ?? '') }];
}

/** A company's answers, in display order. */
export const briefLines = (record: ProfiledTag): BriefLine[] => [
  ...ratingLines(record),
  ...phoneLines(record),
  ...modelLines(record),
];
