import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';

/** Transparent, one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export interface SampleApi {
  origin: string;
  close: () => Promise<void>;
}

/** Of what every portal may ask, whatever its calls. */
const common: Readonly<Record<string, unknown>> = { 'GET openapi.json': {}, 'GET healthz': { status: 'ok' } };

/**
 * Answers every call with the sample that the releases bring, the same for every client. Knows nothing of the bank's
 * API; anything else is 404.
 */
export async function startSampleApi(records: Iterable<ReleaseRecord>): Promise<SampleApi> {
  const answers = new Map(Object.entries(common));
  for (const { answers: own = {} } of records)
    for (const [call, answer] of Object.entries(own)) answers.set(call, answer);
  const server = createServer((request, response) => {
    request.resume();
    answer(answers, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(
  answers: ReadonlyMap<string, unknown>,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const call = `${method} ${callPath(url)}`;
  if (headers.accept?.startsWith('image/')) {
    response.writeHead(200, { 'content-type': 'image/gif' }).end(picture);
  } else if (answers.has(call)) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers.get(call)));
  } else {
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404}');
  }
}

/** `/api/dmo_links?language=German` becomes `dmo_links`. */
export const callPath = (url: string): string =>
  new URL(url, 'http://api').pathname.replace(/^\/(?:api\/)?/, '');
