import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { tagsById } from '#areas/publication/tags/tagsById.ts';
import { serveReading } from '#http/serve.ts';
import { requireCoverage } from '#policies/coverage.ts';
import type { Services } from '#Services.ts';
import { CoverageTexts } from './CoverageTexts.ts';
import { presentCoverage } from './present.ts';
import { coverageRepository } from './repository.ts';

export function coverageRoutes(app: FastifyInstance, { db }: Services): void {
  const coverage = coverageRepository(db);
  const tags = tagsById(db);
  const texts = new CoverageTexts();
  serveReading(app, { call: calls.tagCoverage }, async ({ client, query }) => {
    const covered = query.asset_classification;
    requireCoverage(client, covered);
    const { keys } = client;
    return texts.get({ covered, keys, versions: await coverage.versions() }, async () => {
      const rows = await coverage.covered({ covered, keys });
      const [first] = rows;
      return first === undefined ? [] : presentCoverage(rows, covered, await tags.get(first.tagVersion));
    });
  });
}
