import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The page sets style attributes and has one inline style, allowed by its hash. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves a page to read about and try out calls; not in prod. */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page does not know where it is mounted.
    indexPrefix: app.prefix,
    staticCSP: docsPolicy,
    theme: { title: 'Research portal API' },
    uiConfig: { deepLinking: true, docExpansion: 'list', validatorUrl: null, tryItOutEnabled: true },
  });
}
