import type { FastifyInstance } from 'fastify';
import { reportErrors } from '@portal/wire';

interface ErrorOptions {
  /** Where pages ask for the API. */
  api: string;
  report: (sentence: string) => void;
}

/**
 * Errors that pages on this machine meet are told here, and not to the operators of the deployed portal: what fails is
 * mostly what is being written.
 */
export function errorRoute(app: FastifyInstance, { api, report }: ErrorOptions): void {
  app.post(`${api.replace(/\/$/, '')}/${reportErrors.path}`, (request, reply) => {
    const { data } = reportErrors.body?.safeParse(request.body) ?? {};
    for (const { remote, version, message, path } of data?.reports ?? []) {
      report(`${remote} ${version} failed on ${path}: ${message}`);
    }
    return reply.send({ success: true });
  });
}
