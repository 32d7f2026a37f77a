import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { isResearch } from '#areas/publication/conditions.ts';
import { given } from '#db/given.ts';
import { serveReading } from '#http/serve.ts';
import type { ListReader } from '../listReader.ts';

/** SQL; matches nothing for an unknown external id. */
const about = (ref: string): SQL => sql`tag_ids operator(pg_catalog.&&) array(
  select id from tags where external_id = ${ref.normalize('NFC')} and category in ('Company', 'Sector', 'Analyst'))`;

export function relatedResearchRoutes(app: FastifyInstance, list: ListReader): void {
  serveReading(app, { call: calls.relatedResearch }, ({ client, query: { ref, ...query } }) =>
    list(client, query, { among: given(isResearch, ref === undefined ? undefined : about(ref)) }),
  );
}
