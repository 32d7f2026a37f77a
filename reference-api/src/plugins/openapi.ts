import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { docs } from './docs.ts';

/**
 * Describes all calls as OpenAPI 3.1 at `openapi.json` (in prod only for signed-in clients) and, outside prod, as a
 * page at `docs`. Register before the routes.
 */
export async function openapi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Research portal API',
        version: '1.0.0',
        description:
          'What the research portal asks of its server. Refusals have the body of the 4xx answers.',
        license: { name: 'Proprietary', url: 'https://portal.example/licence' },
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          operator: { type: 'http', scheme: 'bearer' },
          download: { type: 'apiKey', in: 'query', name: 'auth_token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    stripBasePath: true,
  });
  const isProd = config.PORTAL_ENVIRONMENT === 'prod';
  app.get('/openapi.json', { schema: { hide: true }, config: { signedIn: isProd } }, () => app.swagger());
  if (!isProd) await docs(app);
}
