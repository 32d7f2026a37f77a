import { useMessages } from '@portal/i18n';
import { EsgRating, ratingLabel } from '@portal/research';
import type { ProfilesMessage } from '#messages/index.ts';

/** What is rated, as the wire names it. */
export type RatedSubject = 'Equity' | 'Bonds' | 'ESG';

export function RatingValue({ rating, subject }: { rating: string; subject: RatedSubject }) {
  const { t } = useMessages<ProfilesMessage>();
  return subject === 'ESG' ? <EsgRating rating={rating} /> : ratingLabel(rating, 'own', t);
}
