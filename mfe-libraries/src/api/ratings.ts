import { api, queryOptions } from '@portal/api';
import { type RatingCoverage, type RatingType } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';

/** Which ratings a library shows: of shares or of debt, by whom, and of which sectors. */
export interface RatingSource {
  type: RatingType;
  coverage: RatingCoverage;
  /** Of these sectors only. @default all */
  sectors?: readonly string[];
  /** Of all sectors but these. */
  withoutSectors?: readonly string[];
}

/** Rows of a page. */
export const ratingPageSize = 15;

const ofSectors = (sectors: readonly string[]) => ({ Sector: [...sectors] });

/** A page of the newest rating changes; those of the page before stand until it is there. [L-10] [L-12] */
export const ratingChangesQuery = (source: RatingSource, page: number) =>
  queryOptions({
    queryKey: ['libraries', 'ratings', source, page],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.latestRatings, {
        query: {
          type: source.type,
          coverage: source.coverage,
          ...(source.sectors === undefined ? {} : { tag_filters: ofSectors(source.sectors) }),
          ...(source.withoutSectors === undefined
            ? {}
            : { exclude_tag_filters: ofSectors(source.withoutSectors) }),
          order: 'desc',
          page,
          page_size: ratingPageSize,
        },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
