import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { tagsById } from '#areas/tags/tagsById.ts';
import { serveReading } from '#http/serve.ts';
import { requireCoverage } from '#policies/coverage.ts';
import type { Services } from '#Services.ts';
import { presentCoverage } from './present.ts';
import { coverageRepository } from './repository.ts';

/** Who is covered, by sector. */
export function coverageRoutes(app: FastifyInstance, { db }: Services): void {
  const coverage = coverageRepository(db);
  const tags = tagsById(db);
  serveReading(app, { call: calls.tagCoverage }, async ({ client, query }) => {
    const covered = query.asset_classification;
    requireCoverage(client, covered);
    const rows = await coverage.covered({ covered, keys: client.keys });
    const [first] = rows;
    if (first === undefined) return { records: [] };
    return { records: presentCoverage(rows, covered, await tags.get(first.tagVersion)) };
  });
}
