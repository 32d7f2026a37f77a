import type { FastifyInstance } from 'fastify';
import { type ServedTag } from '@portal/wire';
import { calls } from '#calls.ts';
import { Refusal } from '#http/Refusal.ts';
import { serveSignedIn } from '#http/serve.ts';
import { recordReader } from '#areas/records/recordReader.ts';
import { readIds } from '#areas/tags/readIds.ts';
import type { Services } from '#Services.ts';
import type { ResearchIndex } from '../tag-filters/ResearchIndex.ts';
import { relatedTags } from './relatedTags.ts';

const profiled = ['Company', 'Sector', 'Analyst'];

/** Tickers bear their company's external_id, too: what has a profile is meant. */
function profiledTag(tags: readonly ServedTag[], ref: string): ServedTag {
  const found = tags.find(({ category, external_id }) => external_id === ref && profiled.includes(category));
  if (found === undefined)
    throw new Refusal(404, 'There is no company, sector or analyst with this reference.');
  return found;
}

/** Single tags, and what research has in common with them. */
export function relatedTagRoutes(app: FastifyInstance, { db }: Services, index: ResearchIndex): void {
  const refusals = [404];
  const record = recordReader(db);

  serveSignedIn(app, { call: calls.tagsByRef, refusals }, async ({ client, query }) => {
    const { tags } = await index.current();
    return record(profiledTag(tags, query.ref), { client, tags });
  });

  serveSignedIn(app, { call: calls.tagsRelatedByRef, refusals }, async ({ query }) => {
    const research = await index.current();
    return relatedTags(research, new Set([profiledTag(research.tags, query.ref).id]));
  });

  serveSignedIn(app, { call: calls.tagsRelatedByCategory }, async ({ query }) =>
    relatedTags(await index.current(), readIds(query.tag_ids)),
  );
}
