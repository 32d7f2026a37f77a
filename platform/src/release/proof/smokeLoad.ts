import type { Serving } from '#run/bucket-cache/openServing.ts';
import { refuseIfBroken } from '../gates/refusal.ts';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import type { Picture } from '../proof-pictures/pictures.ts';
import { pagePartsOf } from '#run/gateway/currentPage.ts';
import type { PageOrigins } from '#run/security/pageOrigins.ts';
import { launchChromium } from './chromium.ts';
import { isMachineBusy, visitPatiently } from './lateOnly.ts';
import { pagesToProve } from './pagesToProve.ts';
import type { Proposal, Prove } from './proof.ts';
import { proofRefusals, type OpenedLook } from './proofRefusals.ts';
import { proposedDocument } from './proposedDocument.ts';
import { startSampleApi } from './sampleApi.ts';
import { visitAll } from './visitAll.ts';

interface Place {
  serving: Serving;
  /** By the environment's file. */
  pageOrigins: PageOrigins;
  report: (sentence: string) => void;
  /** Returns where they are; undefined without any. */
  keepPictures: (pictures: readonly Picture[]) => Promise<string | undefined>;
}

/**
 * Opens every page of what changes in a browser, in both languages, wide and narrow, in the environment's own shell, pins
 * and settings; calls are answered with the releases' samples. [F-20]
 */
export const smokeLoad =
  (place: Place): Prove =>
  async (proposal) => {
    const when = new Date().toISOString();
    const pages = pagesToProve(proposal);
    if (pages.length === 0) return { by: 'no page to open', when, seconds: 0, pages: [] };
    const started = performance.now();
    const browser = await launchChromium();
    try {
      const { looks, again } = await whileServed(place, proposal, (origin) =>
        visitPatiently({
          visit: (some) => visitAll({ browser, origin, proposal, pages: some }),
          pages,
          isBusy: isMachineBusy,
          report: place.report,
        }),
      );
      refuseIfBroken(proposal.next.environment, proofRefusals(looks));
      return {
        by: `Chromium ${browser.version()}`,
        when,
        seconds: Math.round((performance.now() - started) / 100) / 10,
        again: again === 0 ? undefined : again,
        pages: looks.map((look) => ({ ...placeOf(look), ms: look.ms })),
        pictures: await place.keepPictures(
          looks.flatMap((look) =>
            look.picture === undefined ? [] : { ...placeOf(look), jpeg: look.picture.toString('base64') },
          ),
        ),
      };
    } finally {
      await browser.close();
    }
  };

function placeOf({ page: { remote, path }, language, width }: OpenedLook) {
  return { remote, path, language, width };
}

/** On a gateway of its own: nothing is in force yet. */
async function whileServed<T>(
  { serving, pageOrigins, report }: Place,
  { next, records }: Proposal,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const parts = await pagePartsOf(serving.store, proposedDocument(next));
  const api = await startSampleApi(records.values());
  try {
    const gateway = await buildGateway({
      ...serving,
      environment: next.environment,
      apiOrigins: [api.origin],
      readPage: () => Promise.resolve(parts),
      pageOrigins,
      report,
    });
    try {
      const { port } = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
      return await work(`http://localhost:${port}`);
    } finally {
      await gateway.close();
    }
  } finally {
    await api.close();
  }
}
