import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls, type listQuerySchema, type PublicationList } from '@portal/wire';
import type { z } from 'zod';
import { serveSignedIn } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { asksForLegalNotes, requireTerms } from '#policies/terms.ts';
import { publishedBetween } from '#publishingDay.ts';
import type { Services } from '#Services.ts';
import { tagRepository } from '../tags/repository.ts';
import { listConditions } from './listConditions.ts';
import { pageOf } from './pageOf.ts';
import { downloadPath, presentPublication } from './present.ts';
import { publicationRepository } from './repository.ts';

type ListQuery = z.output<typeof listQuerySchema>;

/** Reads one page of the publications that meet the conditions and the query's filters. */
function listReader({ db }: Services) {
  const publications = publicationRepository(db);
  const tags = tagRepository(db);
  return async (client: Client, query: ListQuery, scope: SQL[]): Promise<PublicationList> => {
    const conditions = [...scope, ...listConditions(query)];
    const ids = await publications.select({ conditions, order: query.order, limit: query.limit });
    const { items, metadata } = pageOf(ids, { page: query.page, pageSize: query.page_size });
    const rows = await publications.load(items, client.keys);
    const named = await tags.byIds(
      rows.flatMap((row) => [...row.tagIds, ...row.primaryTags, ...row.otherTags]),
    );
    return { records: rows.map((row) => presentPublication(row, named)), pagination_metadata: metadata };
  };
}

const dailyMarketOpinion = 'DMO Gesamt';

/** The day's publications, documents by tags, and the Daily Market Opinion. */
export function publicationRoutes(app: FastifyInstance, services: Services): void {
  const list = listReader(services);
  const publications = publicationRepository(services.db);
  const publishedToday = () => publishedBetween(services.today(), services.today());

  serveSignedIn(app, { call: calls.highlightsDocuments }, ({ client, query }) =>
    list(client, query, query.date_range === undefined ? [publishedToday()] : []),
  );

  serveSignedIn(app, { call: calls.webDocuments }, async ({ client, query }) => {
    requireTerms(client, asksForLegalNotes(query.tag_filters));
    return list(client, query, []);
  });

  serveSignedIn(app, { call: calls.dmoLinks }, async ({ client, query }) => {
    const wanted = { 'Publication Type': [dailyMarketOpinion], Language: [query.language] };
    const conditions = [publishedToday(), ...listConditions({ tag_filters: wanted })];
    const ids = await publications.select({ conditions, order: 'desc', limit: 1 });
    const rows = await publications.load(ids, client.keys);
    return rows.map(({ entitled, contentType, docRef }) => ({
      entitled,
      download_link: entitled && contentType !== null ? downloadPath(docRef) : null,
    }));
  });
}
