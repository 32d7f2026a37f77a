import { equityRatings, internationalRating } from '@portal/wire';

export type RatingProvider = 'own' | 'partner';

/** The bank whose words an equity rating is in; undefined where both use the same, such as Restricted. [C-03] */
export function ratingProvider(rating: string): RatingProvider | undefined {
  const ofTheirOwn = equityRatings.filter((each) => internationalRating(each) !== each);
  if (ofTheirOwn.some((each) => each === rating)) return 'own';
  return ofTheirOwn.some((each) => internationalRating(each) === rating) ? 'partner' : undefined;
}
