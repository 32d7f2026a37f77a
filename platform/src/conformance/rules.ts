import { z } from '@portal/wire';
import type { ApiAnswer, AskApi } from './askApi.ts';
import type { Finding } from './findings.ts';

interface RuleContext {
  ask: AskApi;
  token: string;
  refreshToken: string;
}

interface Rule {
  name: string;
  required: boolean;
  /** What the portal does where the rule does not hold. */
  without: string;
  /** Undefined where it holds, else what was seen; null where this client cannot show it. */
  fault: (context: RuleContext) => Promise<string | null | undefined>;
}

const listSchema = z.object({
  records: z.array(z.unknown()),
});
const recordSchema = z.object({
  entitled: z.optional(z.boolean()),
  preview_link: z.nullish(z.string()),
  title: z.string(),
});

const paged = (page: number) => ({ limit: '200', page_size: '2', page: String(page), order: 'desc' });

const recordsOf = ({ body }: ApiAnswer): unknown[] => listSchema.safeParse(body).data?.records ?? [];

const statusText = ({ status }: ApiAnswer) => `It answers ${status}.`;

/** What the documents say of an API beyond single calls. */
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
    without: 'Clients are signed out whenever their access token ends.',
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
    without: 'A wrong password is told as “Something has gone wrong.”',
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
        ask({ method: 'GET', path: 'all_research_documents', query: paged(page), token });
      const [first, second] = [recordsOf(await read(1)), recordsOf(await read(2))];
      if (first.length < 2 || second.length === 0) return null;
      if (first.length > 2) return `${first.length} records come for a page_size of 2.`;
      return JSON.stringify(first) === JSON.stringify(second) ? 'Pages 1 and 2 are the same.' : undefined;
    },
  },
  {
    name: 'A preview outside of the subscription is 403',
    required: false,
    without: 'Clients can read what they have not subscribed to: the portal relies on the API here.',
    fault: async ({ ask, token }) => {
      const query = { ...paged(1), page_size: '200' };
      const answer = await ask({ method: 'GET', path: 'all_research_documents', query, token });
      const closed = recordsOf(answer)
        .map((record) => recordSchema.safeParse(record).data)
        .find((record) => record?.entitled === false && (record.preview_link ?? '') !== '');
      const docRef = decodeURIComponent((closed?.preview_link ?? '').split('/').at(-1) ?? '');
      if (docRef === '') return null;
      const preview = await ask({ method: 'GET', path: 'document_preview_html', query: { docRef }, token });
      return preview.status === 403 ? undefined : statusText(preview);
    },
  },
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
