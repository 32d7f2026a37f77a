import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ListFilters } from '@portal/wire';
import { type ProfileClass, profileClasses, type ServedAnalyst } from '@portal/wire-profiles';
import { calls } from '#calls.ts';
import { isResearch } from '#areas/publication/conditions.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import type { ListReader } from '#areas/list/listReader.ts';
import { pageOf } from '#areas/publication/pageOf.ts';
import { tagsOfRows } from '#areas/publication/tags/tagsById.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveReading } from '#http/serve.ts';
import { openAnalystClasses } from '#policies/analystProfiles.ts';
import type { Client } from '#policies/Client.ts';
import type { Services } from '#Services.ts';
import { companyPages } from '../covered-companies/companyPages.ts';
import { countCovered, coveredSectors, findAnalyst, type AnalystRow } from './repository.ts';

function presentAnalyst(row: AnalystRow, coverage: ServedAnalyst['coverage']): ServedAnalyst {
  const assetClass = profileClasses.find((each) => row.classes.includes(each));
  return {
    name: row.name,
    external_id: row.externalId,
    role: row.role === null ? null : { value: row.role, translated_value: row.translatedRole },
    bio: (row.bio ?? []).map((value, place) => ({
      value,
      translated_value: row.translatedBio?.[place] ?? null,
    })),
    email: row.email,
    phone: row.phone,
    thumbnail_url: row.portrait,
    asset_classification: assetClass === undefined ? null : { value: assetClass },
    coverage,
  };
}

interface ProfileRequest extends Pick<ListFilters, 'tag_filters'> {
  ref: string;
  asset_classification?: ProfileClass | undefined;
}

const refusals = [404];

export function analystRoutes(app: FastifyInstance, { db }: Services, list: ListReader): void {
  const tags = tagsOfRows(db);
  const companies = companyPages(db);
  /** The requested analyst, with the classes in which the client may see them. */
  async function open(client: Client, { ref, asset_classification: requested }: ProfileRequest) {
    const analyst = await findAnalyst(db, ref);
    if (analyst === undefined) throw new HttpError(404, 'There is no analyst with this reference.');
    return { analyst, classes: openAnalystClasses(client, { own: analyst.classes, requested }) };
  }

  async function select(client: Client, query: ProfileRequest, limit = 1000) {
    const { analyst, classes } = await open(client, query);
    const conditions = listConditions({ tag_filters: query.tag_filters });
    return {
      analyst,
      selection: { of: sql`${analyst.id} = any(companies.analyst_ids)`, classes, conditions, limit },
    };
  }

  serveReading(app, { call: calls.analystCoverage, refusals }, async ({ client, query }) => {
    const { analyst, selection } = await select(client, query);
    return presentAnalyst(analyst, await countCovered(db, selection));
  });

  serveReading(app, { call: calls.analystSectors, refusals }, async ({ client, query }) => {
    const { selection } = await select(client, query, query.limit);
    const found = await coveredSectors(db, selection);
    const { items, metadata } = pageOf(found, { page: query.page, pageSize: query.page_size });
    const named = await tags(items);
    return { records: items.flatMap(({ id }) => named.get(id) ?? []), pagination_metadata: metadata };
  });

  serveReading(app, { call: calls.analystCompanies, refusals }, async ({ client, query }) => {
    const { selection } = await select(client, query, query.limit);
    return companies(selection, { page: query.page, pageSize: query.page_size, keys: client.keys });
  });

  serveReading(app, { call: calls.analystResearch, refusals }, async ({ client, query }) => {
    const { analyst } = await open(client, query);
    const { asset_classification: inClass, ...rest } = query;
    const own = sql`tag_ids operator(pg_catalog.&&) array[${analyst.id}]::int[]`;
    const ofClass = listConditions({ tag_filters: inClass && { 'Asset Classification': [inClass] } });
    return list(client, rest, { among: [isResearch, own, ...ofClass] });
  });
}
