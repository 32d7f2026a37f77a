import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type LibraryName } from '@portal/wire';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import { requireHighlights, requireLibrary, studyTypes } from '#policies/libraries.ts';
import { asksForLegalNotes, requireTerms } from '#policies/terms.ts';
import type { Services } from '#Services.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import { downloadPath, rowsById } from '#areas/publication/present.ts';
import { readPage } from '#areas/publication/repository.ts';
import type { ListReader } from '../listReader.ts';

const dailyMarketOpinion = 'DMO Gesamt';

/** With folded editions, includes all editions of the featured papers. */
function featuredIn(library: LibraryName, list: string, folded: boolean) {
  const chosen = sql`select publication_id from featured where library = ${library} and list = ${list.normalize('NFC')}`;
  if (!folded) return sql`id in (${chosen})`;
  return sql`id in (${chosen} union
    select edition.id from publications one join publications edition using (paper) where one.id in (${chosen}))`;
}

/** What a company's page features. */
const isStudy = sql`publication_type = any(${sql.param(studyTypes)}::text[])`;

export function publicationRoutes(app: FastifyInstance, services: Services, list: ListReader): void {
  const today = () => ({ start_date: services.today(), end_date: services.today() });

  serveReading(app, { call: calls.highlightsDocuments }, async ({ client, query }) => {
    requireHighlights(client);
    return list(client, { ...query, date_range: query.date_range ?? today() }, { tellsNews: true });
  });

  serveReading(app, { call: calls.webDocuments }, async ({ client, query }) => {
    requireTerms(client, asksForLegalNotes(query.tag_filters));
    const { page_name: library, component_name: component, fold_editions: folded, ...narrowed } = query;
    if (library === undefined || component !== 'featured') return list(client, narrowed, {});
    if (library === 'company') return list(client, narrowed, { among: [isStudy] });
    requireLibrary(client, library);
    return list(client, query, {
      library,
      only: [featuredIn(library, query.list, folded !== undefined)],
    });
  });

  serveReading(app, { call: calls.dmoLinks }, async ({ client, query }) => {
    const tagFilters = { 'Publication Type': [dailyMarketOpinion], Language: [query.language] };
    const conditions = listConditions({ tag_filters: tagFilters, date_range: today() });
    const selection = { conditions, order: 'desc', limit: 1 } as const;
    const { entries } = await readPage(services.db, selection, { page: 1, pageSize: 1, keys: client.keys });
    const rows = await rowsById(
      services.db,
      entries.map(({ id }) => id),
    );
    return rows.map(({ id, contentType, docRef }) => {
      const entitled = entries.some((entry) => entry.id === id && entry.entitled);
      return { entitled, download_link: entitled && contentType !== null ? downloadPath(docRef) : null };
    });
  });
}
