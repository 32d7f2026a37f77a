import { EsgRating, NoValue, RatingChangeText } from '@portal/research';
import type { FollowedRating } from '@portal/wire-libraries';

/** What changed about a rating of what the client follows. [L-25] */
export function FollowedChange({ followed: { type, coverage, rating } }: { followed: FollowedRating }) {
  if (type !== 'ESG') return <RatingChangeText rating={rating} coverage={coverage} />;
  if (rating.current === null) return <NoValue label="research.rating.notRated" />;
  return <EsgRating rating={rating.current} />;
}
