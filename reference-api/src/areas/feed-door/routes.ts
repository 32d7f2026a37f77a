import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { HttpError } from '#http/HttpError.ts';
import { csvText } from '#readership/csvText.ts';
import { groupings, readReadership } from '#readership/readReadership.ts';
import type { AreaServices } from '#Services.ts';
import { authorisedKey } from './authorisedKey.ts';
import { clientRoutes } from './clientRoutes.ts';
import { feedLines } from './feedLines.ts';
import { takeUpload } from './takeUpload.ts';

/** Some ten thousand lines. */
const longestFeed = 16 * 1024 * 1024;

/** The server's memory holds an answer as a whole. */
const mostRows = 100_000;

const lineTypes = ['application/x-ndjson', 'application/jsonl'];

const feedQuery = z.object({ dry_run: z.enum(['true', 'false']).default('false') });

const day = z.iso.date().optional();

const readershipQuery = z.object({
  by: z.enum(groupings).default('entry'),
  from: day,
  to: day,
  publication: z.string().max(100).optional(),
  client: z.string().max(100).optional(),
  firm: z.string().max(100).optional(),
  format: z.enum(['json', 'csv']).default('json'),
});

/** @throws HttpError 400 naming each wrong parameter */
function parametersOf<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(query);
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new HttpError(400, `${faults.join('; ')}.`);
}

/** Bodies are only read after the key was checked. */
function feedRoute(door: FastifyInstance, services: AreaServices): void {
  door.addContentTypeParser(
    lineTypes,
    { parseAs: 'string', bodyLimit: longestFeed },
    (_request, body, done) => done(null, body),
  );
  door.post(
    '/feed',
    {
      schema: { hide: true },
      bodyLimit: longestFeed,
      onRequest: async (request) => {
        await authorisedKey(services.db, request, ['research', 'people']);
      },
    },
    async (request) => {
      const { dry_run } = parametersOf(feedQuery, request.query);
      if (typeof request.body !== 'string')
        throw new HttpError(415, `A feed is JSON Lines: ${lineTypes.join(' or ')}.`);
      const key = await authorisedKey(services.db, request, ['research', 'people']);
      const answer = await feedLines(services, request.body, { key, dryRun: dry_run === 'true' });
      services.mailQueue.wake();
      return answer;
    },
  );
}

function uploadRoute(door: FastifyInstance, services: AreaServices): void {
  door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  door.put(
    '/feed/files',
    {
      schema: { hide: true },
      bodyLimit: services.config.PORTAL_FILE_MB * 1024 * 1024,
      onRequest: async (request) => {
        await authorisedKey(services.db, request, ['research']);
      },
    },
    async ({ body, headers }) => {
      const [type = ''] = (headers['content-type'] ?? '').split(';');
      if (!(body instanceof Readable)) throw new HttpError(415, 'Send the file’s bytes, with its type.');
      try {
        return await takeUpload(services, body, type.trim());
      } catch (error) {
        if (error instanceof FeedRefusal) throw new HttpError(400, `${error.message} ${error.hint}`);
        throw error;
      }
    },
  );
}

/**
 * The feed by HTTP, for programs with a key: files first, then the lines that name them by hash. Also who read what. [D-02]
 * [D-06]
 */
export async function feedDoorRoutes(app: FastifyInstance, services: AreaServices): Promise<void> {
  await app.register((door, _options, done) => {
    door.removeAllContentTypeParsers();
    feedRoute(door, services);
    uploadRoute(door, services);
    clientRoutes(door, services);
    door.get(
      '/feed/readership',
      {
        schema: { hide: true },
        onRequest: async (request) => {
          await authorisedKey(services.db, request, ['readership']);
        },
      },
      async (request, reply) => {
        const { by, format, ...filter } = parametersOf(readershipQuery, request.query);
        const rows = await readReadership(services.db, by, { ...filter, most: mostRows + 1 });
        if (rows.length > mostRows)
          throw new HttpError(
            400,
            `There are more than ${mostRows} rows: ask for fewer days with from and to, or sum them up with by.`,
          );
        if (format === 'json') return rows;
        return reply
          .type('text/csv; charset=utf-8')
          .serializer((text: string) => text)
          .send(csvText(rows));
      },
    );
    done();
  });
}
