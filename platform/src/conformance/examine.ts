import { detail, readingOf, tagMapReading, tagReading, z } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import type { AskApi } from './askApi.ts';
import { askedCalls, inventedRef, notAsked, type KnownFacts } from './askedCalls.ts';
import { findingOf, type Finding } from './findings.ts';
import { findingOfRule, rules } from './rules.ts';

interface Account {
  username: string;
  password: string;
}

/** A preview in a list, and a company that it is about, for the calls that show them. */
const previewsSchema = z.object({
  records: z.array(
    z.object({
      preview_link: z.nullish(z.string()),
      entitled: z.optional(z.boolean()),
      primary_tags: detail('primary_tags', tagMapReading(tagReading), null),
    }),
  ),
});

/** The first company with a reference that research is about. */
function knownCompany(records: z.output<typeof previewsSchema>['records']): KnownFacts['company'] {
  const companies = records.flatMap(({ primary_tags: tags }) => tags?.['Company'] ?? []);
  const found = companies.find(({ external_id: ref }) => ref !== null);
  return { ref: found?.external_id ?? inventedRef, name: found?.value ?? inventedRef };
}

async function knownFacts(ask: AskApi, token: string): Promise<KnownFacts> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date());
  const map = await ask({ method: 'GET', path: 'portal_tabs/entitlements/all', token });
  const query = { limit: '200', page_size: '50' };
  const list = await ask({ method: 'GET', path: 'all_research_documents', query, token });
  const records = previewsSchema.safeParse(list.body).data?.records ?? [];
  const link = records.find(({ entitled, preview_link }) => entitled === true && preview_link)?.preview_link;
  const [tab = 'todays_highlights_tab'] = Object.keys(
    z.record(z.string(), z.unknown()).safeParse(map.body).data ?? {},
  );
  const docRef = decodeURIComponent(link?.split('/').at(-1) ?? inventedRef);
  return { today, tab, docRef, company: knownCompany(records) };
}

/** Signs in and asks everything; without a sign-in there is nothing more to find out. */
export async function examine(ask: AskApi, account: Account): Promise<Finding[]> {
  const signIn = { call: authCalls.auth, body: account };
  const login = await ask({ method: 'POST', path: authCalls.auth.path, body: account });
  const first = findingOf(signIn, login);
  const { success, data } = readingOf(authCalls.auth).safeParse(login.body);
  if (!success || login.status !== 200)
    return [{ ...first, result: 'missing', words: `${first.words} Is the account right?`.trim() }];
  const { token, refresh_token: refreshToken } = data;
  const found: Finding[] = [first];
  for (const asked of askedCalls(await knownFacts(ask, token))) {
    const { method, path } = asked.call;
    const { query, body } = asked;
    found.push(findingOf(asked, await ask({ method, path, query, body, token })));
  }
  for (const path of notAsked)
    found.push({
      ...{ kind: 'call' as const, name: `POST ${path}`, result: 'not asked' as const, required: false },
      words: 'It changes something or sends a mail: try it by hand.',
    });
  for (const rule of rules) found.push(await findingOfRule(rule, { ask, token, refreshToken }));
  return found;
}
