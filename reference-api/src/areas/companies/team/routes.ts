import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import { splitCategories } from '#areas/publication/tags/tagLists.ts';
import { serveReading } from '#http/serve.ts';
import { requireTeam } from '#policies/team.ts';
import type { Services } from '#Services.ts';
import { teamRepository } from './repository.ts';

export function teamRoutes(app: FastifyInstance, { db }: Services): void {
  const team = teamRepository(db);

  serveReading(app, { call: calls.zkbTeam }, async ({ client, query }) => {
    requireTeam(client, query.team);
    return { records: await team.members(query.team, listConditions({ tag_filters: query.tag_filters })) };
  });

  serveReading(app, { call: calls.zkbTeamTagFilters }, async ({ client, query }) => {
    requireTeam(client, query.team);
    const categories = splitCategories(query.categories);
    const tags = await team.fieldsOf(query.team, categories);
    return Object.fromEntries(
      categories.map((category) => [category, tags.filter((tag) => tag.category === category)]),
    );
  });
}
