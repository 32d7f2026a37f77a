import { pages, parseLanguage } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import type { RatedKind } from '@portal/wire';
import type { StatedRating } from '@portal/wire-profiles';
import { calls } from '#calls.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveReading } from '#http/serve.ts';
import { companyPermissions, requireCompany } from '#policies/companyProfiles.ts';
import { ratedKinds } from '#policies/ratings.ts';
import type { Services } from '#Services.ts';
import {
  findCompany,
  namedPapers,
  papersOfDays,
  ratingHistory,
  type HistoryRow,
  type PaperRow,
} from './repository.ts';

const refusals = [404];

type Papers = ReadonlyMap<string, NonNullable<StatedRating['paper']>>;

const papersFrom = (rows: readonly PaperRow[]): Papers =>
  new Map(
    rows.map(({ of, docRef, ...paper }) => [
      of,
      { ...paper, preview_link: pages.documentPreview.href({ docRef }) },
    ]),
  );

/** The paper that the feed names, and no other; of a rating that names none, that of its day. */
const presentStated = (
  { date, current, previous, action, close_price, target_price, publication }: HistoryRow,
  papers: { named: Papers; ofDays: Papers },
) => ({
  date,
  current,
  previous,
  action,
  close_price,
  target_price,
  paper: (publication === null ? papers.ofDays.get(date) : papers.named.get(publication)) ?? null,
});

export function companyRoutes(app: FastifyInstance, { db }: Services): void {
  async function existing(ref: string) {
    const company = await findCompany(db, ref);
    if (company === undefined) throw new HttpError(404, 'There is no company with this reference.');
    return company;
  }

  serveReading(app, { call: calls.companyProfilePermissions, refusals }, async ({ client, query }) =>
    companyPermissions(client, (await existing(query.Id)).classes),
  );

  serveReading(app, { call: calls.ratingHistory, refusals }, async ({ client, query }) => {
    const { id, classes } = await existing(query.ref);
    requireCompany(client, classes);
    const stated = await ratingHistory(db, id, [...ratedKinds(client)]);
    const language = parseLanguage(client.preferredLanguage) ?? 'en';
    const reader = { keys: client.keys, language };
    const papers = {
      named: papersFrom(await namedPapers(db, id, reader)),
      ofDays: papersFrom(await papersOfDays(db, id, reader)),
    };
    const of = (kind: RatedKind) =>
      stated.filter((one) => one.kind === kind).map((one) => presentStated(one, papers));
    return { Equity: of('Equities'), Bonds: of('Bonds'), ESG: of('ESG') };
  });
}
