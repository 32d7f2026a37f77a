import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import type { Db } from '#db/Db.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveReading } from '#http/serve.ts';
import { openSectorClasses, sectorPermissions } from '#policies/profiles.ts';
import type { Services } from '#Services.ts';
import { companyPages } from '../covered-companies/companyPages.ts';

/** @throws HttpError 404 if the sector is unknown, inactive or has no profile */
async function requireSector(db: Db, ref: string): Promise<number> {
  const [found] = await db.query<{ id: number }>(sql`
    select id from tags where category = 'Sector' and external_id = ${ref.normalize('NFC')} and profile_active and not inactive
    limit 1`);
  if (found === undefined) throw new HttpError(404, 'There is no sector with this reference.');
  return found.id;
}

export function sectorRoutes(app: FastifyInstance, { db }: Services): void {
  const companies = companyPages(db);
  const refusals = [404];

  serveReading(app, { call: calls.sectorProfilePermissions, refusals }, async ({ client, query }) => {
    await requireSector(db, query.Id);
    return sectorPermissions(client);
  });

  serveReading(app, { call: calls.sectorCompanies, refusals }, async ({ client, query }) => {
    const sector = await requireSector(db, query.ref);
    const selection = {
      of: sql`companies.sector_id = ${sector}`,
      classes: openSectorClasses(client, query.asset_classification),
      conditions: listConditions({ tag_filters: query.tag_filters }),
      limit: query.limit,
    };
    return companies(selection, { page: query.page, pageSize: query.page_size, keys: client.keys });
  });
}
