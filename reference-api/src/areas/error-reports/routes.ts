import type { FastifyInstance } from 'fastify';
import type { ErrorReports } from '@portal/wire';
import { calls } from '#calls.ts';
import { HttpError } from '#http/HttpError.ts';
import { servePublic } from '#http/serve.ts';
import { limitedByAddress } from '#limits/limitAttempts.ts';
import type { Services } from '#Services.ts';
import { keptReports } from './keptReports.ts';
import { errorReportRepository } from './repository.ts';

/** What a request says of the page that it comes from. */
interface Sender {
  origin: string | undefined;
  /** The browser's own word for how page and address are related (`sec-fetch-site`). */
  site: string | undefined;
  /** Where the request arrived, such as `localhost:4300`. */
  host: string;
  publicUrl: string;
}

/**
 * Whether a request can come from a page of the portal. Browsers say on their own where a page is from and cannot be made
 * to lie about it; a program can say whatever it likes, and is held by the limits.
 */
export function isFromPortal({ origin, site, host, publicUrl }: Sender): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}

/** The requests behind reports, as the log names them next to whose code met the failure. */
const failedCalls = ({ reports }: ErrorReports) =>
  reports.flatMap(({ request, remote, version, path }) =>
    request === undefined ? [] : [{ request, remote, version, path }],
  );

/** Errors that pages met: anybody's page may tell of them, operators read them. [F-16] */
export function errorReportRoutes(app: FastifyInstance, { db, config }: Services): void {
  const reports = errorReportRepository(db);
  // A page sends a few messages at most; many clients may share one address.
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
      await reports.add(keptReports(body));
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
