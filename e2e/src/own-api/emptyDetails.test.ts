import { calls, readingOf, readPreferences, takeUnread, type Call } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { libraryCalls } from '@portal/wire-libraries';
import { preferenceCalls } from '@portal/wire-preferences';
import { profileCalls } from '@portal/wire-profiles';
import { teamCoverageCalls } from '@portal/wire-team-coverage';
import { documentedCalls, type DocumentedCall } from './documentedCalls.ts';
import { mailToken, MinimalApi, password } from './minimalApi.ts';

/** The same API in both ways of having no detail; so one browser test of a page covers both. */
let absent: MinimalApi;
let nulls: MinimalApi;
beforeAll(async () => {
  absent = await MinimalApi.start('absent');
  nulls = await MinimalApi.start('null');
});
afterAll(() => Promise.all([absent.stop(), nulls.stop()]));

const definitions: readonly Call[] = [
  ...Object.values(calls),
  ...Object.values(authCalls),
  ...Object.values(libraryCalls),
  ...Object.values(preferenceCalls),
  ...Object.values(profileCalls),
  ...Object.values(teamCoverageCalls),
];

const values: Record<string, string> = {
  password,
  passwordless_token: mailToken,
  docRef: 'P-1',
  categories: 'Company;Sector',
  type: 'Equities',
  page_size: '50',
  limit: '60',
};

/** Of a company, a sector and an analyst. */
const refs = ['C-1', 'S-1', 'A-1'];

const questions = documentedCalls.flatMap((call) => {
  const definition = definitions.find(({ method, path }) => method === call.method && path === call.path);
  if (definition === undefined) return [];
  return (call.path === 'tags/by_ref' ? refs : ['x']).map((ref) => ({ ...call, ref, definition }));
});

async function ask(
  api: MinimalApi,
  { method, path, needs, ref = 'x' }: Pick<DocumentedCall, 'method' | 'path' | 'needs'> & { ref?: string },
  token = '',
): Promise<unknown> {
  const given = Object.fromEntries(needs.map((name) => [name, name === 'ref' ? ref : (values[name] ?? 'x')]));
  const query = method === 'GET' ? `?${new URLSearchParams(given)}` : '';
  const response = await fetch(`http://127.0.0.1:${api.port}/api/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: method === 'POST' ? JSON.stringify(given) : undefined,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status} ${text}`);
  return text === '' ? text : JSON.parse(text);
}

async function signedIn(api: MinimalApi): Promise<string> {
  const answer = await ask(api, { method: 'POST', path: 'auth', needs: ['username', 'password'] });
  return (answer as { token: string }).token;
}

/** What the pages get, and what is reported as unreadable. Preferences are read by a function of their own. */
function read({ definition }: (typeof questions)[number], answer: unknown): unknown {
  takeUnread();
  const got: unknown = readingOf(definition).parse(answer);
  const unread = takeUnread();
  return definition === calls.currentUser
    ? { ...(got as object), cri_json: readPreferences((got as { cri_json?: unknown }).cri_json), unread }
    : { got, unread };
}

test('the two APIs differ', async () => {
  const [one, other] = await Promise.all(
    [absent, nulls].map(async (api) =>
      ask(
        api,
        { method: 'GET', path: 'equities_documents', needs: ['page_size', 'limit'] },
        await signedIn(api),
      ),
    ),
  );
  expect(one).not.toEqual(other);
});

test.each(questions)('[K-01] $method $path ($ref): null reads like absent', async (question) => {
  const [without, withNulls] = await Promise.all(
    [absent, nulls].map(async (api) => read(question, await ask(api, question, await signedIn(api)))),
  );
  expect(withNulls).toEqual(without);
});
