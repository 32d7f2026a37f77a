import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { reportPath } from '../security/pagePolicy.ts';
import { reportLines } from '../security/policyReports.ts';

/** A report is a few kilobytes. */
const largestBytes = 16_384;

/** Per address; a page with a refusal at every step stays below. */
const mostPerMinute = 30;

const reportTypes = ['application/csp-report', 'application/reports+json'];

/** Logs content policy reports. The answer reveals nothing to the sender. */
export async function reportRoute(app: FastifyInstance, report: (sentence: string) => void): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: mostPerMinute, timeWindow: '1 minute' });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(reportTypes, { parseAs: 'string', bodyLimit: largestBytes }, (_, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string | undefined }>(reportPath, (request, reply) => {
      for (const line of reportLines(request.body ?? '')) report(line);
      return reply.code(204).send();
    });
  });
}
