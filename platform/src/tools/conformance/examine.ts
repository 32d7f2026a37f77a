import { zurichDay } from '@portal/node';
import { entitlementsAll, z, type Publication } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import type { AskApi } from './askApi.ts';
import { inventedRef, type KnownFacts } from './ConformanceCall.ts';
import { conformanceCalls, uncheckedCalls } from './conformanceCalls.ts';
import { findingOf, type Finding } from './findings.ts';
import { belowBase, newestPublications, withLink } from './publications.ts';
import { findingOfRule, rules } from './rules.ts';
import { signInOf } from './signIn.ts';

const mapSchema = z.record(z.string(), z.unknown());

function knownCompany(publications: readonly Publication[]): KnownFacts['company'] {
  const companies = publications.flatMap(({ primary_tags: tags }) => tags['Company'] ?? []);
  const { external_id: ref, value } = companies.find((one) => one.external_id != null) ?? {};
  return { ref: ref ?? inventedRef, name: value ?? inventedRef };
}

async function readFacts(ask: AskApi, token: string, base: string): Promise<KnownFacts> {
  const map = await ask({ method: entitlementsAll.method, path: entitlementsAll.path, token });
  const publications = await newestPublications(ask, token);
  const download = withLink(publications, 'download_link')?.download_link;
  return {
    today: zurichDay(new Date()),
    tab: Object.keys(mapSchema.safeParse(map.body).data ?? {})[0] ?? 'todays_highlights_tab',
    docRef: withLink(publications, 'preview_link')?.doc_ref ?? inventedRef,
    download: download === undefined ? undefined : belowBase(download, base),
    company: knownCompany(publications),
    sector: { ref: inventedRef },
    analyst: { ref: inventedRef },
  };
}

interface Account {
  username: string;
  password: string;
}

/** After this many unanswered calls in a row the rest is skipped: each would time out. */
const mostSilent = 3;

async function findCalls(ask: AskApi, token: string, base: string): Promise<Finding[]> {
  const found: Finding[] = [];
  let silent = 0;
  for (const each of conformanceCalls(await readFacts(ask, token, base))) {
    const { call, query, body } = each;
    if (silent === mostSilent) {
      found.push({ ...findingOf(each, noAnswer), result: 'not asked', words: noAnswer.body });
      continue;
    }
    const answer = await ask({ method: call.method, path: call.path, query, body, token });
    silent = answer.status === 0 ? silent + 1 : 0;
    found.push(findingOf(each, answer));
  }
  return found;
}

const noAnswer = { status: 0, body: `The API did not answer ${mostSilent} calls before.` };

const byHand: readonly Finding[] = uncheckedCalls.map((path) => ({
  kind: 'call',
  name: `POST ${path}`,
  result: 'not asked',
  required: false,
  words: 'It changes something or sends a mail: try it by hand.',
}));

/**
 * Tests everything; stops if the sign-in fails.
 * @param base the path of the API's base, such as `/api/`
 */
export async function examine(ask: AskApi, account: Account, base = '/'): Promise<Finding[]> {
  const { method, path } = authCalls.auth;
  const { finding, tokens } = signInOf(await ask({ method, path, body: account }));
  if (tokens === undefined) return [finding];
  const found = [finding, ...(await findCalls(ask, tokens.token, base)), ...byHand];
  if (found.some(({ words }) => words === noAnswer.body)) return found;
  for (const rule of rules) found.push(await findingOfRule(rule, { ask, base, ...tokens }));
  return found;
}
