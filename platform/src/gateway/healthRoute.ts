import type { FastifyInstance } from 'fastify';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { PageParts } from './composePage.ts';

interface HealthOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  apiOrigin: string;
}

const patienceMs = 2_000;

/** `/healthz`: 200 when pages can be shown and the API says it is ready, else 503 with what is missing. */
export function healthRoute(app: FastifyInstance, { environment, readPage, apiOrigin }: HealthOptions): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const [pages, api] = await Promise.all([
      readPage().then(
        (parts) => `revision ${parts.environment.revision}`,
        () => undefined,
      ),
      apiIsReady(apiOrigin),
    ]);
    const ready = pages !== undefined && api;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, environment, pages: pages ?? 'unavailable', api: api ? 'ready' : 'unavailable' });
  });
}

/** Whether the API answers its own health check. */
export async function apiIsReady(apiOrigin: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${apiOrigin}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
    return ok;
  } catch {
    return false;
  }
}
