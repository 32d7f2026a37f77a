import type { FastifyInstance } from 'fastify';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { PageParts } from './page/composePage.ts';

interface HealthOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  apiOrigins: readonly string[];
  patienceMs?: number;
}

const usualPatienceMs = 2_000;

/**
 * `/healthz`: 200 if pages can be shown, an API process is ready and proxied calls reach it; else 503 with what is
 * missing. [O-01]
 */
export function healthRoute(
  app: FastifyInstance,
  { environment, readPage, apiOrigins, patienceMs = usualPatienceMs }: HealthOptions,
): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const [pages, answers, reached] = await Promise.all([
      readPage().then(
        (parts) => `revision ${parts.environment.revision}`,
        () => undefined,
      ),
      Promise.all(apiOrigins.map(apiIsReady)),
      callsReachApi(app, patienceMs),
    ]);
    const api = answers.filter(Boolean).length;
    const ready = pages !== undefined && api > 0 && reached;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        environment,
        pages: pages ?? 'unavailable',
        api: reached ? stateOf(api, answers.length) : 'calls do not reach it',
      });
  });
}

/** Whether the API answers a call over the usual connections. */
async function callsReachApi(app: FastifyInstance, patienceMs: number): Promise<boolean> {
  try {
    const { statusCode } = await app.inject({ url: '/api/healthz', signal: AbortSignal.timeout(patienceMs) });
    return statusCode !== 502 && statusCode !== 504;
  } catch {
    return false;
  }
}

function stateOf(ready: number, all: number): string {
  if (ready === all) return 'ready';
  return ready === 0 ? 'unavailable' : `${ready} of ${all} ready`;
}

export async function apiIsReady(apiOrigin: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${apiOrigin}/healthz`, { signal: AbortSignal.timeout(usualPatienceMs) });
    return ok;
  } catch {
    return false;
  }
}
