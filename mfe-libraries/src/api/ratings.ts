import { api, queryOptions } from '@portal/api';
import { type RatingCoverage, type RatingType } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';

/** The ratings of a library: equity or credit, their issuer, and the sectors. */
export interface RatingSource {
  type: RatingType;
  coverage: RatingCoverage;
  sectors?: readonly string[];
  withoutSectors?: readonly string[];
}

export const ratingPageSize = 15;

const ofSectors = (sectors: readonly string[]) => ({ Sector: [...sectors] });

/** A page of rating changes, newest first; the previous page stays while loading. [L-10] [L-12] */
export const ratingChangesQuery = (source: RatingSource, page: number) =>
  queryOptions({
    queryKey: ['libraries', 'ratings', source, page],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.latestRatings, {
        query: {
          type: source.type,
          coverage: source.coverage,
          tag_filters: source.sectors && ofSectors(source.sectors),
          exclude_tag_filters: source.withoutSectors && ofSectors(source.withoutSectors),
          order: 'desc',
          page,
          page_size: ratingPageSize,
        },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
