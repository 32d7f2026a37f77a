import type { FastifyInstance } from 'fastify';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { PageParts } from './page/composePage.ts';

interface HealthOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  apiOrigins: readonly string[];
  /** How long a call of the API may take, in milliseconds. */
  patienceMs?: number;
}

const usualPatienceMs = 2_000;

/**
 * `/healthz`: 200 when pages can be shown, a process of the API says it is ready, and calls reach it the way they take for
 * everybody; else 503 with what is missing. [O-01]
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

/** Whether a call that takes the same connections as everybody's is answered by the API. */
async function callsReachApi(app: FastifyInstance, patienceMs: number): Promise<boolean> {
  try {
    const { statusCode } = await app.inject({ url: '/api/healthz', signal: AbortSignal.timeout(patienceMs) });
    return statusCode !== 502 && statusCode !== 504;
  } catch {
    return false;
  }
}

/** How the API is, when so many of its processes are ready. */
const stateOf = (ready: number, all: number) =>
  ready === all ? 'ready' : ready === 0 ? 'unavailable' : `${ready} of ${all} ready`;

/** Whether the API answers its own health check. */
export async function apiIsReady(apiOrigin: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${apiOrigin}/healthz`, { signal: AbortSignal.timeout(usualPatienceMs) });
    return ok;
  } catch {
    return false;
  }
}
