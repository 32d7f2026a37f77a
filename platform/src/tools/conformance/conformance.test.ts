import { calls, entitlementsAll } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import type { ApiAnswer, ApiRequest, AskApi } from './askApi.ts';
import type { ConformanceCall } from './ConformanceCall.ts';
import { examine } from './examine.ts';
import { canServe, findingOf, type Finding } from './findings.ts';
import { conformanceJson, conformanceText } from './report.ts';
import { rules } from './rules.ts';
import { runConformance } from './runConformance.ts';

const ratings: ConformanceCall = {
  call: libraryCalls.latestRatings,
  without: 'Libraries show no rating changes.',
};
const company: ConformanceCall = { call: calls.tagsByRef, without: 'Companies have no page.' };
const map: ConformanceCall = { call: entitlementsAll };
const lists: ConformanceCall = {
  ...{ call: libraryCalls.highlightsDocuments, query: { page_size: '1' }, without: 'A list is missing.' },
};
const least = { title: 'Paper', entitled: true };
const list = { records: [], pagination_metadata: { page: 1, num_pages: 1, max_records: 0 } };

describe('[K-05] what an answer is worth', () => {
  test.each<[string, ConformanceCall, ApiAnswer, Partial<Finding>]>([
    ['is as needed', ratings, { status: 200, body: list }, { result: 'good', words: '' }],
    [
      'lacks what the portal does without',
      map,
      { status: 200, body: { a_tab: { can_access: 'yes' } } },
      { result: 'partly', words: 'Neither true nor false, so closed to clients: can_access.' },
    ],
    [
      'has entries that cannot be shown',
      lists,
      { status: 200, body: { ...list, records: [least, { name: 'Paper' }] } },
      {
        result: 'partly',
        words: 'Of 2 entries 1 can be shown. Records left out: 1 (records.1.title: has no title).',
      },
    ],
    [
      'has entries of which none can be shown',
      lists,
      { status: 200, body: [{ name: 'Paper' }] },
      {
        result: 'missing',
        words:
          'The answer has content, but none that can be shown (records.0.title: has no title). A list is missing.',
      },
    ],
    [
      'has values that are dropped, and flags that are none',
      lists,
      { status: 200, body: { ...list, records: [{ ...least, entitled: 'yes', publication_date: 'soon' }] } },
      {
        result: 'partly',
        words:
          'Neither true nor false, so closed to clients: entitled. In a form that is not read, so not shown: publication_date.',
      },
    ],
    [
      'tells fewer pages than its records need',
      lists,
      { status: 200, body: { records: [least], pagination_metadata: { num_pages: 1, max_records: 120 } } },
      { result: 'partly', words: 'It tells 120 records in 1 pages of 1: clients reach 1.' },
    ],
    [
      'tells nothing of its pages',
      lists,
      { status: 200, body: [least] },
      {
        result: 'partly',
        words:
          'It tells neither num_pages nor max_records: clients see no total, and load more until a page is short.',
      },
    ],
    [
      'is not there',
      ratings,
      { status: 404, body: {} },
      { result: 'missing', required: false, words: 'status 404. Libraries show no rating changes.' },
    ],
    [
      'cannot be read',
      map,
      { status: 200, body: '<html>' },
      {
        result: 'missing',
        required: true,
        words: 'The answer is a page. No client can log in.',
      },
    ],
    [
      'lacks what the portal cannot do without',
      ratings,
      { status: 200, body: { records: 7 } },
      {
        result: 'missing',
        words: expect.stringMatching(
          /^The answer cannot be read \(records: .*no rating changes\.$/,
        ) as string,
      },
    ],
    ['is empty', map, { status: 200, body: '' }, { words: 'The answer is empty. No client can log in.' }],
    [
      'did not come',
      map,
      { status: 0, body: 'No answer: connect ECONNREFUSED' },
      { result: 'missing', words: 'No answer: connect ECONNREFUSED. No client can log in.' },
    ],
    [
      'knows no company that the API itself named',
      { ...company, query: { ref: 'C-1' } },
      { status: 404, body: {} },
      { result: 'missing', words: 'status 404. Companies have no page.' },
    ],
    [
      'knows nobody under an invented reference',
      { ...company, query: { ref: 'conformance' } },
      { status: 404, body: {} },
      { result: 'good', words: 'An unknown reference is 404.' },
    ],
    [
      'lists nobody under an invented reference',
      { ...company, query: { ref: 'conformance' } },
      { status: 200, body: [] },
      { result: 'good', words: 'An unknown reference is an empty list.' },
    ],
    ['is refused', ratings, { status: 403, body: {} }, { result: 'refused' }],
  ])('that %s', (_, call, answer, finding) => {
    expect(findingOf(call, answer)).toMatchObject(finding);
  });

  test('an API serves as long as nothing is missing that clients cannot do without', () => {
    const side = findingOf(ratings, { status: 404, body: {} });
    const access = findingOf(map, { status: 404, body: {} });
    expect([canServe([side]), canServe([side, access])]).toEqual([true, false]);
  });
});

/** 404 for any other call. */
const apiOf =
  (answers: Record<string, (request: ApiRequest) => ApiAnswer>): AskApi =>
  (request) =>
    Promise.resolve(answers[`${request.method} ${request.path}`]?.(request) ?? { status: 404, body: {} });

const faultOf = (name: string, ask: AskApi) => {
  const rule = rules.find((one) => one.name === name);
  if (rule === undefined) throw new Error(`There is no rule ${name}.`);
  return rule.fault({ ask, token: 't', refreshToken: 'r', base: '/api/' });
};

const answer =
  (status: number, body: unknown = {}) =>
  () => ({ status, body });
const closed = { title: 'Closed', entitled: false, preview_link: '/document_preview/C%201' };

const oneClosed = { a_tab: { can_access: true }, b_tab: { can_access: false } };
const documentRule = 'A document opens by its link with auth_token, and not without';
const paper = { title: 'Paper', entitled: true, download_link: '/api/files/a.pdf' };
const withPaper = { 'GET all_research_documents': answer(200, [closed, paper]) };
const byToken =
  (token: string) =>
  ({ query }: ApiRequest) => ({ status: query?.['auth_token'] === token ? 200 : 401, body: '%PDF' });

describe('[K-05] a rule', () => {
  test.each([
    ['A call without a session is 401', { 'GET portal_tabs/entitlements/all': answer(401) }, undefined],
    [
      'A call without a session is 401',
      { 'GET portal_tabs/entitlements/all': answer(200) },
      'It answers 200.',
    ],
    ['A wrong password is 403', { 'POST auth': answer(403) }, undefined],
    ['A wrong password is 403', { 'POST auth': answer(401) }, 'It answers 401.'],
    [
      'A refresh token gives a new session',
      {
        'POST refresh_auth_token': answer(200, { token: 'n' }),
        'GET portal_tabs/entitlements/all': ({ token }: ApiRequest) => ({
          status: token === 'n' ? 200 : 401,
          body: {},
        }),
      },
      undefined,
    ],
    [
      'A refresh token gives a new session',
      {
        'POST refresh_auth_token': answer(200, { token: 'n' }),
        'GET portal_tabs/entitlements/all': answer(401),
      },
      'The new token is answered with 401.',
    ],
    ['A refresh token gives a new session', { 'POST refresh_auth_token': answer(500) }, 'It answers 500.'],
    [
      'A list comes in pages',
      {
        'GET all_research_documents': ({ query }: ApiRequest) => ({
          status: 200,
          body: { records: [{ title: `a${query?.['page']}` }, { title: 'b' }] },
        }),
      },
      undefined,
    ],
    [
      'A list comes in pages',
      { 'GET all_research_documents': answer(200, { records: [{ title: 'a' }, { title: 'b' }] }) },
      'Pages 1 and 2 are the same.',
    ],
    [
      'A list comes in pages',
      { 'GET all_research_documents': answer(200, { records: [closed, closed, closed] }) },
      '3 records come for a page_size of 2.',
    ],
    ['A list comes in pages', { 'GET all_research_documents': answer(200, { records: [] }) }, null],
    [
      'A list folds the editions of a paper',
      {
        'GET all_research_documents': ({ query }: ApiRequest) => ({
          status: 200,
          body: { records: [{ ...closed, other_editions: query?.['fold_editions'] && [] }] },
        }),
      },
      undefined,
    ],
    ['A list folds the editions of a paper', withPaper, 'No record has other_editions.'],
    [
      'A list folds the editions of a paper',
      { 'GET all_research_documents': answer(400) },
      'It answers 400.',
    ],
    [
      'A list folds the editions of a paper',
      { 'GET all_research_documents': answer(200, { records: [] }) },
      null,
    ],
    [
      'A preview outside of the subscription is 403',
      {
        'GET all_research_documents': answer(200, { records: [closed] }),
        'GET document_preview_html': ({ query }: ApiRequest) => ({
          status: query?.['docRef'] === 'C 1' ? 403 : 404,
          body: {},
        }),
      },
      undefined,
    ],
    [
      'A preview outside of the subscription is 403',
      {
        'GET all_research_documents': answer(200, { records: [closed] }),
        'GET document_preview_html': answer(200),
      },
      'It answers 200.',
    ],
    [
      'A preview outside of the subscription is 403',
      { 'GET all_research_documents': answer(200, { records: [{ ...closed, entitled: true }] }) },
      null,
    ],
    [
      'A refusal of a page is 403, with its result',
      {
        'GET portal_tabs/entitlements/all': answer(200, oneClosed),
        'GET authorisation': answer(403, { authorised: false }),
      },
      undefined,
    ],
    [
      'A refusal of a page is 403, with its result',
      {
        'GET portal_tabs/entitlements/all': answer(200, oneClosed),
        'GET authorisation': answer(403, 'Forbidden'),
      },
      'Its 403 has no data.',
    ],
    [
      'A refusal of a page is 403, with its result',
      {
        'GET portal_tabs/entitlements/all': answer(200, oneClosed),
        'GET authorisation': answer(200, { authorised: true }),
      },
      'For the closed tab b_tab it answers 200.',
    ],
    [
      'A refusal of a page is 403, with its result',
      { 'GET portal_tabs/entitlements/all': answer(200, { a_tab: { can_access: true } }) },
      null,
    ],
    [documentRule, { ...withPaper, 'GET files/a.pdf': byToken('t') }, undefined],
    [
      documentRule,
      {
        ...withPaper,
        'GET files/a.pdf': byToken('own'),
        'POST download_token': answer(200, { auth_token: 'own', expires_in: 60 }),
      },
      undefined,
    ],
    [documentRule, { ...withPaper, 'GET files/a.pdf': byToken('other') }, 'It answers 401.'],
    [documentRule, { ...withPaper, 'GET files/a.pdf': answer(200) }, 'It opens for everybody.'],
    [documentRule, { 'GET all_research_documents': answer(200, { records: [closed] }) }, null],
  ])('%s', async (name, answers, fault) => {
    expect(await faultOf(name, apiOf(answers))).toBe(fault);
  });
});

const account = { username: 'emma', password: 'wrong' };

test.each<[string, ApiAnswer, string]>([
  [
    'a wrong password',
    { status: 403, body: {} },
    'The API refuses this user name and password (status 403).',
  ],
  ['another address', { status: 404, body: {} }, 'There is no such call (status 404). Is the address right?'],
  ['a web page', { status: 200, body: '<!doctype html>' }, 'The answer is a page. Is the address right?'],
  [
    'nobody',
    { status: 0, body: 'No answer: ECONNREFUSED' },
    'No answer: ECONNREFUSED. Is the address right?',
  ],
  ['a server that is down', { status: 502, body: '<html>' }, 'status 502. No client can log in.'],
  [
    'a sign-in without tokens',
    { status: 200, body: { username: 'emma' } },
    'The answer cannot be read (token: Invalid input: expected string, received undefined; ' +
      'refresh_token: Invalid input: expected string, received undefined). No client can log in.',
  ],
])('[K-05] %s is reported, and nothing more is asked', async (_, login, words) => {
  const paths: string[] = [];
  const found = await examine(({ path }) => {
    paths.push(path);
    return Promise.resolve(login);
  }, account);
  expect(paths).toEqual(['auth']);
  expect(found).toEqual([{ kind: 'call', name: 'POST auth', result: 'missing', required: true, words }]);
});

test('[K-05] an API that falls silent is not asked to the end', async () => {
  const login = { token: 't', refresh_token: 'r' };
  let requests = 0;
  const found = await examine(({ path }) => {
    requests += 1;
    return Promise.resolve(path === 'auth' ? { status: 200, body: login } : { status: 0, body: 'No answer' });
  }, account);
  expect(requests).toBeLessThan(8);
  expect(canServe(found)).toBe(false);
  expect(found.at(-1)).toMatchObject({ result: 'not asked' });
  expect(
    found.filter(({ words }) => words === 'The API did not answer 3 calls before.').length,
  ).toBeGreaterThan(20);
});

test('[K-05] the report says what was found and ends with the verdict', () => {
  const side = findingOf(ratings, { status: 404, body: {} });
  const text = conformanceText('http://api.example', [side]);
  expect(text).toContain('GET latest_ratings  missing  status 404. Libraries show no rating changes.');
  expect(text).toMatch(/The portal works with http:\/\/api\.example, without 1 of what is listed\.$/);
  const access = findingOf(map, { status: 404, body: {} });
  expect(conformanceText('http://api.example', [access])).toMatch(
    /The portal does not work with http:\/\/api\.example: something required is missing\.$/,
  );
  expect(JSON.parse(conformanceJson('http://api.example', [access]))).toEqual({
    api: 'http://api.example',
    works: false,
    findings: [access],
  });
});

test.each([
  [[], 'x', '--api and --username are needed.'],
  [
    ['--api', 'bank', '--username', 'emma'],
    'x',
    '--api must be an address such as https://research.bank.example/api, not bank.',
  ],
  [['--api', 'http://api.example', '--username', 'emma'], undefined, 'PORTAL_PASSWORD is not set.'],
  [['--apis', 'x'], 'x', 'There is no option --apis.'],
])('[K-05] the command line %j is refused', async (args, password, words) => {
  await expect(runConformance(args, password, () => undefined)).rejects.toThrow(words);
});
