import type { ServedTag } from '@portal/wire';
import type { ServedCoverageChange, ServedFollowedRating } from '@portal/wire-libraries';
import { tagsOfRows } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';
import { opensCompany } from '#policies/companyProfiles.ts';
import {
  followedCoverage,
  followedRatings,
  type CoverageChangeRow,
  type FollowedRow,
  type Follower,
  type NewsSpan,
} from './followedRatings.ts';
import { ratingOf } from './ratingOf.ts';

export interface FollowedNews {
  records: ServedFollowedRating[];
  coverage: ServedCoverageChange[];
}

type TagsById = ReadonlyMap<number, ServedTag>;

/** Undefined for a company whose tag has gone, or whose page the client may not open. [G-09] */
function openCompany(client: Follower, companyId: number, tags: TagsById): ServedTag | undefined {
  const company = tags.get(companyId);
  const classes = company?.related_asset_class?.map(({ value }) => value) ?? [];
  return company !== undefined && opensCompany(client, classes) ? company : undefined;
}

function presentRating(client: Follower, row: FollowedRow, tags: TagsById): ServedFollowedRating[] {
  const { companyId, kind: type, coverage, sectorId } = row;
  const company = openCompany(client, companyId, tags);
  if (company === undefined) return [];
  return [{ ...company, sector: tags.get(sectorId) ?? null, type, coverage, rating: ratingOf(row) }];
}

function presentChange(client: Follower, row: CoverageChangeRow, tags: TagsById): ServedCoverageChange[] {
  const { companyId, change, date, before, after } = row;
  const company = openCompany(client, companyId, tags);
  if (company === undefined) return [];
  const named = (ids: readonly number[]) => ids.flatMap((id) => tags.get(id) ?? []);
  return [{ ...company, change, date, analysts_before: named(before), analysts_after: named(after) }];
}

/**
 * What changed in a span on what the client follows, as the client may see it: for the page New for you and for digests
 * by mail. [L-25] [N-10]
 */
export function followedNews(db: Db): (client: Follower, span: NewsSpan) => Promise<FollowedNews> {
  const tags = tagsOfRows(db);
  return async (client, span) => {
    const [ratings, changes] = await Promise.all([
      followedRatings(db, client, span),
      followedCoverage(db, client, span),
    ]);
    const named = await tags([...ratings, ...changes]);
    return {
      records: ratings.flatMap((row) => presentRating(client, row, named)),
      coverage: changes.flatMap((row) => presentChange(client, row, named)),
    };
  };
}
