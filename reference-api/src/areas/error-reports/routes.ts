import type { FastifyInstance } from 'fastify';
import type { ErrorReports } from '@portal/wire';
import { calls } from '#calls.ts';
import { HttpError } from '#http/HttpError.ts';
import { servePublic } from '#http/serve.ts';
import { limitedByAddress } from '#limits/limitAttempts.ts';
import type { Services } from '#Services.ts';
import { mergedReports } from './mergedReports.ts';
import { errorReportRepository } from './repository.ts';

interface Sender {
  origin: string | undefined;
  /** `sec-fetch-site`: the browser's statement of how page and address are related. */
  site: string | undefined;
  /** Where the request arrived, such as `localhost:4300`. */
  host: string;
  publicUrl: string;
}

/**
 * Whether a page of the portal may have sent a request. Pages cannot forge these headers; other programs can, and are
 * only held back by the limits.
 */
export function isFromPortal({ origin, site, host, publicUrl }: Sender): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}

/** For the log: failed requests with the code they affected. */
const failedCalls = ({ reports }: ErrorReports) =>
  reports.flatMap(({ request, remote, version, path }) =>
    request === undefined ? [] : [{ request, remote, version, path }],
  );

/** Anyone's page may report errors; operators read them. [F-16] */
export function errorReportRoutes(app: FastifyInstance, { db, config }: Services): void {
  const reports = errorReportRepository(db);
  // A page sends few messages, but many clients may share an address.
  const max = Math.ceil(config.PORTAL_RATE_LIMIT / 5);
  servePublic(
    app,
    { call: calls.reportErrors, config: limitedByAddress('reporting errors', max), refusals: [403, 429] },
    async ({ body, reply: { request } }) => {
      const { origin, 'sec-fetch-site': site } = request.headers;
      const sender = {
        origin,
        site: [site].flat()[0],
        host: request.host,
        publicUrl: config.PORTAL_PUBLIC_URL,
      };
      if (!isFromPortal(sender)) throw new HttpError(403, 'Only pages of the portal may report errors here.');
      await reports.add(mergedReports(body));
      const failed = failedCalls(body);
      if (failed.length > 0) request.log.warn({ failed }, 'pages reported failed calls');
      return { success: true as const };
    },
  );
  const listing = limitedByAddress('listing errors', max);
  servePublic(app, { call: calls.errorReportGroups, config: listing, refusals: [429] }, () =>
    reports.latest(),
  );
}
