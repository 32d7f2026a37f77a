import type { FastifyInstance } from 'fastify';
import { operatorsOnly } from '../status-page/operatorsOnly.ts';

/** Links followed into each preview, since this gateway started. */
export class PreviewVisits {
  private readonly counts = new Map<string, number>();

  note(proposal: string): void {
    this.counts.set(proposal, (this.counts.get(proposal) ?? 0) + 1);
  }

  byProposal(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }
}

export const previewVisitsPath = '/preview-visits';

/** For the status page. */
export function previewVisitsRoute(
  app: FastifyInstance,
  visits: PreviewVisits,
  readToken: () => Promise<string | undefined>,
): void {
  app.get(previewVisitsPath, { onRequest: operatorsOnly(readToken) }, () => visits.byProposal());
}
