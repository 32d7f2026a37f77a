import type { ServedTag, RatingType } from '@portal/wire';
import type { ServedRatingChange } from '@portal/wire-libraries';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import { pageOf } from '#areas/publication/pageOf.ts';
import { tagsOfRows } from '#areas/publication/tags/tagsById.ts';
import { serveReading } from '#http/serve.ts';
import { ratingKeys, requireRatings } from '#policies/ratings.ts';
import type { Services } from '#Services.ts';
import { presentTickers } from '../covered-companies/companyFacts.ts';
import { followedNews } from './followedNews.ts';
import { firstDay, sinceDay } from './followedRatings.ts';
import { ratingOf } from './ratingOf.ts';
import { latestRatings, type RatingRow } from './repository.ts';

/** Nothing for a company whose tag has gone. */
function presentRating(
  row: RatingRow,
  type: RatingType,
  tags: ReadonlyMap<number, ServedTag>,
): ServedRatingChange[] {
  const company = tags.get(row.companyId);
  if (company === undefined) return [];
  const own = row.tagIds.flatMap((id) => tags.get(id) ?? []);
  const none = { Equities: null, Bonds: null };
  return [
    {
      ...company,
      sector: tags.get(row.sectorId) ?? null,
      ...presentTickers(own),
      kpis: { Ratings: { ...none, [type]: ratingOf(row) } },
    },
  ];
}

/**
 * The panels next to the libraries: companies with their current rating, whether it raised, lowered, repeated or
 * refreshed the one before. Companies with a single rating are left out.
 */
export function ratingRoutes(app: FastifyInstance, { db, today }: Services): void {
  const tags = tagsOfRows(db);
  const news = followedNews(db);
  serveReading(app, { call: calls.latestRatings }, async ({ client, query }) => {
    const sectors = requireRatings(client, query);
    const entitled = sql`${sql.param(ratingKeys(query.type))}::int[] operator(pg_catalog.&&) ${sql.param(client.keys)}::int[]`;
    const rows = await latestRatings(db, {
      ...query,
      conditions: [
        entitled,
        ...listConditions({ tag_filters: query.tag_filters, tag_not_filters: query.exclude_tag_filters }),
        ...listConditions({ tag_filters: sectors && { Sector: [...sectors] } }),
      ],
    });
    const { items, metadata } = pageOf(rows, { page: query.page, pageSize: query.page_size });
    const named = await tags(items);
    return {
      records: items.flatMap((row) => presentRating(row, query.type, named)),
      pagination_metadata: metadata,
    };
  });

  serveReading(app, { call: calls.followedRatings }, async ({ client, query }) => {
    const since = firstDay(query.since, { lastVisit: client.lastVisit, today: today() });
    return { since, visited: client.lastVisit !== null, ...(await news(client, sinceDay(since))) };
  });
}
