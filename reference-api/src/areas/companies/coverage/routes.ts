import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { tagsOfRows } from '#areas/publication/tags/tagsById.ts';
import { serveReading } from '#http/serve.ts';
import { requireCoverage } from '#policies/coverage.ts';
import type { Services } from '#Services.ts';
import { CoverageTexts } from './CoverageTexts.ts';
import { presentCoverage } from './present.ts';
import { coverageOf, coverageVersions } from './repository.ts';

export function coverageRoutes(app: FastifyInstance, { db }: Services): void {
  const tags = tagsOfRows(db);
  const texts = new CoverageTexts();
  serveReading(app, { call: calls.tagCoverage }, async ({ client, query }) => {
    const covered = query.asset_classification;
    requireCoverage(client, covered);
    const { keys } = client;
    return texts.get({ covered, keys, versions: await coverageVersions(db) }, async () => {
      const rows = await coverageOf(db, { covered, keys });
      return presentCoverage(rows, covered, await tags(rows));
    });
  });
}
