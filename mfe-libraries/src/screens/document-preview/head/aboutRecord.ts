import { profileLink, type ProfileAssetClass } from '@portal/research';
import type { Publication, RatingChange, Tag } from '@portal/wire';

export interface ShownRating {
  kind: 'Equity' | 'Bonds' | 'ESG';
  current: string;
  /** Undefined if it is the first or nothing is known. */
  change: RatingChange | undefined;
  /** The company's page, at the matching tab; undefined if there is none. */
  to: string | undefined;
}

const inCategory = ({ primary_tags: primary, other_tags: other }: Publication, category: string): Tag[] => [
  ...new Map([primary, other].flatMap((tags) => tags[category] ?? []).map((tag) => [tag.id, tag])).values(),
];

export const analystsOf = (publication: Publication): Tag[] => inCategory(publication, 'Analyst');

/** For a head that lists the analysts separately. */
export function withoutAnalysts(publication: Publication): Publication {
  const rest = (tags: Publication['primary_tags']) =>
    Object.fromEntries(Object.entries(tags).filter(([category]) => category !== 'Analyst'));
  return {
    ...publication,
    primary_tags: rest(publication.primary_tags),
    other_tags: rest(publication.other_tags),
  };
}

/** The single asset class, kept by profile links; undefined if there are several or another one. */
export const assetClassOf = ({ asset_classification: { value } }: Publication) =>
  (['Equity', 'Fixed Income'] as const satisfies ProfileAssetClass[]).find((each) => each === value);

/** The ratings of the publication's company, with links to its page. [V-02] */
export function ratingsOf(publication: Publication): ShownRating[] {
  const [company] = inCategory(publication, 'Company');
  const to = (tab?: ProfileAssetClass) => company && profileLink(company, tab);
  const ratings = [
    {
      kind: 'Equity',
      current: publication.latest_equity_rating,
      change: publication.latest_equity_change,
      to: to('Equity'),
    },
    {
      kind: 'Bonds',
      current: publication.latest_credit_rating,
      change: publication.latest_credit_change,
      to: to('Fixed Income'),
    },
    { kind: 'ESG', current: publication.latest_esg_rating, change: undefined, to: to() },
  ] as const;
  return ratings.flatMap(({ current, change, ...rating }) =>
    current == null || current === '' ? [] : [{ ...rating, current, change: change ?? undefined }],
  );
}
