import type { PublicationList } from '@portal/wire';
import type { FollowedNews } from '@portal/wire-libraries';

const lengthOf = ({ records, skipped = 0 }: { records: readonly unknown[]; skipped?: number | undefined }) =>
  records.length + skipped;

/** Whether all parts are known to be empty, also outside the subscription and of what could not be read. [L-25] */
export function isNothingNew(
  ratings: FollowedNews | undefined,
  papers: PublicationList | undefined,
): boolean {
  if (ratings === undefined || papers === undefined) return false;
  const { outside = 0 } = papers.pagination_metadata;
  return lengthOf(ratings) + ratings.coverage.length + lengthOf(papers) + outside === 0;
}
