import type { FastifyInstance } from 'fastify';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { PageParts } from './composePage.ts';

interface HealthOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  apiOrigins: readonly string[];
}

const patienceMs = 2_000;

/** `/healthz`: 200 when pages can be shown and a process of the API says it is ready, else 503 with what is missing. */
export function healthRoute(
  app: FastifyInstance,
  { environment, readPage, apiOrigins }: HealthOptions,
): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const [pages, answers] = await Promise.all([
      readPage().then(
        (parts) => `revision ${parts.environment.revision}`,
        () => undefined,
      ),
      Promise.all(apiOrigins.map(apiIsReady)),
    ]);
    const api = answers.filter(Boolean).length;
    const ready = pages !== undefined && api > 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, environment, pages: pages ?? 'unavailable', api: stateOf(api, answers.length) });
  });
}

/** How the API is, when so many of its processes are ready. */
const stateOf = (ready: number, all: number) =>
  ready === all ? 'ready' : ready === 0 ? 'unavailable' : `${ready} of ${all} ready`;

/** Whether the API answers its own health check. */
export async function apiIsReady(apiOrigin: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${apiOrigin}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
    return ok;
  } catch {
    return false;
  }
}
