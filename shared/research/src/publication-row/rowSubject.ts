import type { Language } from '@portal/contract';
import type { Publication } from '@portal/wire';
import { ratingLabel } from '../rating/ratingLabel.ts';
import { shownTags } from '../tag/shownTags.ts';
import { assetClassLabel, tagLabel } from '../tag/tagLabel.ts';

interface RowSubject {
  /** The company that a publication is about, else its sector, else its asset class. */
  name: string;
  /** What the company is rated; empty without a rating. */
  rating: string;
}

/** What a publication is about in a few words, with the rating that goes with its company. [L-18] */
export function rowSubject(
  publication: Publication,
  language: Language,
  t: Parameters<typeof ratingLabel>[2],
): RowSubject {
  const tags = shownTags(publication);
  const company = tags.find(({ category }) => category === 'Company');
  const tag = company ?? tags.find(({ category }) => category === 'Sector');
  if (tag === undefined)
    return { name: assetClassLabel(publication.asset_classification, language), rating: '' };
  const rated = publication.latest_equity_rating ?? publication.latest_credit_rating ?? '';
  const rating = company === undefined || rated === '' ? '' : ratingLabel(rated, 'own', t);
  return { name: tagLabel(tag, tag.category, language), rating };
}
