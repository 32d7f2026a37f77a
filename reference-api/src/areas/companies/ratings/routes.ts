import type { Rating, ServedTag, RatingType } from '@portal/wire';
import type { ServedCoverageChange, ServedFollowedRating, ServedRatingChange } from '@portal/wire-libraries';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import { pageOf } from '#areas/publication/pageOf.ts';
import { tagsById } from '#areas/publication/tags/tagsById.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { opensCompany } from '#policies/companyProfiles.ts';
import { ratingKeys, requireRatings } from '#policies/ratings.ts';
import type { Services } from '#Services.ts';
import {
  firstDay,
  followedCoverage,
  followedRatings,
  type CoverageChangeRow,
  type FollowedRow,
} from './followedRatings.ts';
import { ratingRepository, type RatingRow } from './repository.ts';

type StatedRating = Pick<FollowedRow, 'rating' | 'previous' | 'statedOn' | 'previousOn' | 'action'>;

function ratingOf({ rating, previous, statedOn, previousOn, action }: StatedRating): Rating {
  return { current: rating, previous, previous_date: previousOn, date: statedOn, action };
}

/** Nothing for a company whose tag has gone. */
function presentRating(
  row: RatingRow,
  type: RatingType,
  tags: ReadonlyMap<number, ServedTag>,
): ServedRatingChange[] {
  const company = tags.get(row.companyId);
  if (company === undefined) return [];
  const own = row.tagIds.flatMap((id) => tags.get(id) ?? []);
  const ticker = (category: string) => {
    const found = own.find((tag) => tag.category === category);
    return found === undefined ? null : { value: found.value };
  };
  const none = { Equities: null, Bonds: null };
  return [
    {
      ...company,
      sector: tags.get(row.sectorId) ?? null,
      tk_ticker: ticker('TK Ticker'),
      bloomberg_company_ticker: ticker('Bloomberg Company Ticker'),
      kpis: { Ratings: { ...none, [type]: ratingOf(row) } },
    },
  ];
}

/** Nothing for a company whose tag has gone, or whose page the client may not open. [G-09] */
function presentFollowed(
  client: Client,
  row: FollowedRow,
  tags: ReadonlyMap<number, ServedTag>,
): ServedFollowedRating[] {
  const company = tags.get(row.companyId);
  if (company === undefined) return [];
  const classes = company.related_asset_class?.map(({ value }) => value) ?? [];
  if (!opensCompany(client, classes)) return [];
  const { kind: type, coverage, sectorId } = row;
  return [{ ...company, sector: tags.get(sectorId) ?? null, type, coverage, rating: ratingOf(row) }];
}

/** Nothing for a company whose tag has gone, or whose research the client may not read. [G-09] */
function presentChange(
  client: Client,
  { companyId, change, date, before, after }: CoverageChangeRow,
  tags: ReadonlyMap<number, ServedTag>,
): ServedCoverageChange[] {
  const company = tags.get(companyId);
  if (company === undefined) return [];
  const classes = company.related_asset_class?.map(({ value }) => value) ?? [];
  if (!opensCompany(client, classes)) return [];
  const named = (ids: readonly number[]) => ids.flatMap((id) => tags.get(id) ?? []);
  return [{ ...company, change, date, analysts_before: named(before), analysts_after: named(after) }];
}

/**
 * The panels next to the libraries: companies with their current rating, whether it raised, lowered, repeated or
 * refreshed the one before. Companies with a single rating are left out.
 */
export function ratingRoutes(app: FastifyInstance, { db, today }: Services): void {
  const ratings = ratingRepository(db);
  const tags = tagsById(db);
  serveReading(app, { call: calls.latestRatings }, async ({ client, query }) => {
    const sectors = requireRatings(client, query);
    const entitled = sql`${sql.param(ratingKeys(query.type))}::int[] operator(pg_catalog.&&) ${sql.param(client.keys)}::int[]`;
    const rows = await ratings.latest({
      ...query,
      conditions: [
        entitled,
        ...listConditions({ tag_filters: query.tag_filters, tag_not_filters: query.exclude_tag_filters }),
        ...(sectors === undefined ? [] : listConditions({ tag_filters: { Sector: [...sectors] } })),
      ],
    });
    const { items, metadata } = pageOf(rows, { page: query.page, pageSize: query.page_size });
    const [first] = items;
    const named = first && (await tags.get(first.tagVersion));
    return {
      records: named === undefined ? [] : items.flatMap((row) => presentRating(row, query.type, named)),
      pagination_metadata: metadata,
    };
  });

  serveReading(app, { call: calls.followedRatings }, async ({ client, query }) => {
    const since = firstDay(query.since, { lastVisit: client.lastVisit, today: today() });
    const [rows, changes] = await Promise.all([
      followedRatings(db, client, since),
      followedCoverage(db, client, since),
    ]);
    const version = rows[0]?.tagVersion ?? changes[0]?.tagVersion;
    const named = version === undefined ? new Map<number, ServedTag>() : await tags.get(version);
    return {
      since,
      visited: client.lastVisit !== null,
      records: rows.flatMap((row) => presentFollowed(client, row, named)),
      coverage: changes.flatMap((row) => presentChange(client, row, named)),
    };
  });
}
