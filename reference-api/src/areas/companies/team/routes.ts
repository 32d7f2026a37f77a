import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import { splitCategories } from '#areas/publication/tags/tagLists.ts';
import { serveReading } from '#http/serve.ts';
import { requireTeam } from '#policies/team.ts';
import type { Services } from '#Services.ts';
import { fieldsOfTeam, teamMembers } from './repository.ts';

export function teamRoutes(app: FastifyInstance, { db }: Services): void {
  serveReading(app, { call: calls.zkbTeam }, async ({ client, query }) => {
    requireTeam(client, query.team);
    return { records: await teamMembers(db, query.team, listConditions({ tag_filters: query.tag_filters })) };
  });

  serveReading(app, { call: calls.zkbTeamTagFilters }, async ({ client, query }) => {
    requireTeam(client, query.team);
    const categories = splitCategories(query.categories);
    const tags = await fieldsOfTeam(db, query.team, categories);
    return Object.fromEntries(
      categories.map((category) => [category, tags.filter((tag) => tag.category === category)]),
    );
  });
}
