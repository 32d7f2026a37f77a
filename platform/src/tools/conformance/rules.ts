import {
  authorisation,
  entitlementsAll,
  publicationReading,
  readingOf,
  refusalReading,
  z,
} from '@portal/wire';
import { documentRules } from './documentRules.ts';
import type { Finding } from './findings.ts';
import { paged, recordsOf, statusText, type Rule, type RuleContext } from './Rule.ts';

export const rules: readonly Rule[] = [
  {
    name: 'A call without a session is 401',
    required: true,
    without: 'The portal does not notice that a session is over.',
    fault: async ({ ask }) => {
      const answer = await ask({ method: 'GET', path: 'portal_tabs/entitlements/all' });
      return answer.status === 401 ? undefined : statusText(answer);
    },
  },
  {
    name: 'A refresh token gives a new session',
    required: true,
    without: 'Clients are logged out whenever their access token expires.',
    fault: async ({ ask, refreshToken }) => {
      const body = { refresh_token: refreshToken };
      const answer = await ask({ method: 'POST', path: 'refresh_auth_token', body });
      const { success, data } = z.object({ token: z.string() }).safeParse(answer.body);
      if (!success) return statusText(answer);
      const known = await ask({ method: 'GET', path: 'portal_tabs/entitlements/all', token: data.token });
      return known.status === 200 ? undefined : `The new token is answered with ${known.status}.`;
    },
  },
  {
    name: 'A wrong password is 403',
    required: false,
    without: 'A wrong password is shown as “Something has gone wrong.”',
    fault: async ({ ask }) => {
      const body = { username: 'nobody@conformance.example', password: 'wrong' };
      const answer = await ask({ method: 'POST', path: 'auth', body });
      return answer.status === 403 ? undefined : statusText(answer);
    },
  },
  {
    name: 'A list comes in pages',
    required: false,
    without: 'Load More shows the same publications again.',
    fault: async ({ ask, token }) => {
      const read = (page: number) =>
        ask({ method: 'GET', path: 'all_research_documents', query: paged(page, 2), token });
      const first = recordsOf(await read(1));
      const second = recordsOf(await read(2));
      if (first.length < 2 || second.length === 0) return null;
      if (first.length > 2) return `${first.length} records come for a page_size of 2.`;
      return JSON.stringify(first) === JSON.stringify(second) ? 'Pages 1 and 2 are the same.' : undefined;
    },
  },
  {
    name: 'A list folds the editions of a paper',
    required: false,
    without: 'Each edition is an entry of its own.',
    fault: async ({ ask, token }) => {
      const query = { ...paged(1, 50), fold_editions: 'English' };
      const answer = await ask({ method: 'GET', path: 'all_research_documents', query, token });
      if (answer.status !== 200) return statusText(answer);
      const records = recordsOf(answer).map((record) => publicationReading.safeParse(record).data);
      if (records.length === 0) return null;
      return records.some((record) => record?.other_editions !== undefined)
        ? undefined
        : 'No record has other_editions.';
    },
  },
  {
    name: 'A refusal of a page is 403, with its result',
    required: false,
    without: 'Clients read “Could not load” instead of being led to a page of theirs.',
    fault: async ({ ask, token }) => {
      const map = await ask({ method: 'GET', path: entitlementsAll.path, token });
      const entries = Object.entries(readingOf(entitlementsAll).safeParse(map.body).data ?? {});
      const [closed] = entries.find(([, { can_access: open }]) => !open) ?? [];
      if (closed === undefined) return null;
      const query = { portal_tab_name: closed };
      const { status, body } = await ask({ method: 'GET', path: authorisation.path, query, token });
      const { success, data } = refusalReading.safeParse(body);
      if (success && !data.authorised && [200, 403].includes(status)) return undefined;
      return status === 403 ? 'Its 403 has no data.' : `For the closed tab ${closed} it answers ${status}.`;
    },
  },
  ...documentRules,
];

export async function findingOfRule(rule: Rule, context: RuleContext): Promise<Finding> {
  const { name, required, without } = rule;
  const fault = await rule.fault(context);
  const common = { kind: 'rule' as const, name, required };
  if (fault === null)
    return { ...common, result: 'not asked', words: 'This client’s lists hold nothing to try it on.' };
  return fault === undefined
    ? { ...common, result: 'good', words: '' }
    : { ...common, result: 'missing', words: `${fault} ${without}` };
}
