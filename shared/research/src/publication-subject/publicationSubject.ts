import type { Publication, RatingChange, Tag } from '@portal/wire';
import { shownTags } from '../tag/shownTags.ts';

interface PublicationSubject {
  /** The company, else the sector; undefined if there is neither. */
  tag: Tag | undefined;
  /** The company's. */
  ticker: string | undefined;
  /** The company's current rating. */
  rating: { current: string; change: RatingChange | null } | undefined;
  analysts: Tag[];
  /** All other tags, in display order. */
  rest: Tag[];
}

/** The company's equity rating, else its credit rating; the other way round for Fixed Income. */
function ratingOf(publication: Publication): PublicationSubject['rating'] {
  const rated = [
    { current: publication.latest_equity_rating, change: publication.latest_equity_change ?? null },
    { current: publication.latest_credit_rating, change: publication.latest_credit_change ?? null },
  ];
  const inOrder =
    publication.asset_classification.value.trim() === 'Fixed Income' ? rated.toReversed() : rated;
  for (const { current, change } of inOrder) if (current) return { current, change };
  return undefined;
}

/** Splits the tags into subject, authors and the rest. [L-18] */
export function publicationSubject(publication: Publication): PublicationSubject {
  const tags = shownTags(publication);
  const first = (category: string) => tags.find((tag) => tag.category === category);
  const company = first('Company');
  const tickers = company === undefined ? [] : [first('TK Ticker'), first('Bloomberg Company Ticker')];
  const tag = company ?? first('Sector');
  const isAnalyst = ({ category }: Tag) => category === 'Analyst';
  return {
    tag,
    ticker: tickers.find((each) => each !== undefined)?.value,
    rating: company === undefined ? undefined : ratingOf(publication),
    analysts: tags.filter(isAnalyst),
    rest: tags.filter((each) => each !== tag && !tickers.includes(each) && !isAnalyst(each)),
  };
}
