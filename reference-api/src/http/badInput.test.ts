import { callHeaders } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Call } from '@portal/wire';
import { calls } from '#calls.ts';
import { callRows, type CallName } from '#testing/bad-input/callRows.ts';
import { expectProblem } from '#testing/expectProblem.ts';
import { faultsOfFields, shapeOf } from '#testing/bad-input/faultsOfFields.ts';
import type { CallRow, Field } from '#testing/bad-input/fields.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import type { TestApi } from '#testing/TestApi.ts';

const names = Object.keys(calls) as CallName[];
const withBody = names.filter((name) => callRows[name].body !== undefined);
const withQuery = names.filter((name) => callRows[name].query !== undefined);

const valuesOf = (fields: Record<string, Field> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

test.each(names)('every field of %s is in the table', (name) => {
  const call: Call = calls[name];
  const row: CallRow = callRows[name];
  expect(Object.keys(row.query ?? {}).sort()).toEqual(Object.keys(shapeOf(call.query)).sort());
  expect(Object.keys(row.body ?? {}).sort()).toEqual(Object.keys(shapeOf(call.body)).sort());
});

/** Bodies by fault; `fields` are those of the valid body. */
const bodies: [what: string, make: (fields: string) => string, status: number][] = [
  ['nothing', () => '', 400],
  ['blanks', () => '  ', 400],
  ['null', () => 'null', 400],
  ['a list', (fields) => `[${fields}]`, 400],
  ['an empty list', () => '[]', 400],
  ['text', () => '"x"', 400],
  ['a number', () => '-1e999', 400],
  ['NaN', () => 'NaN', 400],
  ['an empty object', () => '{}', 400],
  ['broken JSON', (fields) => fields.slice(0, -1), 400],
  ['two objects', (fields) => `${fields}${fields}`, 400],
  ['a form', () => 'username=a&password=b', 400],
  ['__proto__', (fields) => `{"__proto__":{"a":1},${fields.slice(1)}`, 400],
  ['an escaped __proto__', (fields) => `{"\\u005f_proto__":{"a":1},${fields.slice(1)}`, 400],
  ['constructor', (fields) => `{"constructor":{"prototype":{"a":1}},${fields.slice(1)}`, 400],
  ['deep lists', () => '['.repeat(30_000), 400],
  ['deeply nested objects', () => `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, 400],
  ['100 kB', (fields) => `${fields.slice(0, -1)},"more":"${'x'.repeat(100_000)}"}`, 413],
  ['2 MB', (fields) => `${fields.slice(0, -1)},"more":"${'x'.repeat(2_000_000)}"}`, 413],
];

const commonBodies = [
  'nothing',
  'null',
  'a list',
  'text',
  'an empty object',
  'broken JSON',
  'constructor',
  '100 kB',
];

const otherTypes = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/octet-stream',
  'application/problem+json',
  'multipart/form-data; boundary=x',
  'json',
  '*/*',
];

/** Bodies of all calls are read by the same code, before their schemas are used: two calls get all faults. */
const samples = [true, false].flatMap((signedIn) =>
  withBody.filter((name) => calls[name].authenticated === signedIn).slice(0, 1),
);

/** Forgets wrong passwords before each test, as they slow sign-ins. */
function callsOf(api: () => TestApi) {
  beforeEach(() => api().services.db.query(sql`delete from attempts`));
  const send = async (name: CallName, options: InjectOptions) => {
    const { method, path, authenticated }: Call = calls[name];
    const token = authenticated ? await api().tokenOf('everything') : undefined;
    const headers = { ...callHeaders({ token }), ...options.headers };
    return api().app.inject({ method, url: `/api/${path}`, ...options, headers });
  };
  const sendText = (name: CallName, payload: string, type = 'application/json') =>
    send(name, { payload, headers: { 'content-type': type } });
  return { send, sendText };
}

const wellFormed = (name: CallName) => JSON.stringify(valuesOf(callRows[name].body));

const unlimited = { PORTAL_RATE_LIMIT: '1000000' };

onOneEngine(
  'good input',
  (api) => {
    const { send, sendText } = callsOf(api);

    test.each(names)(
      '%s: well-formed it is answered, and fields it does not know are ignored',
      async (name) => {
        const { query, body, answers } = callRows[name];
        const extra = { unexpected: 'x', toString: 'x' };
        for (const more of [{}, extra]) {
          const answer = await send(name, {
            query: { ...(valuesOf(query) as Record<string, string>), ...more },
            payload: body && { ...valuesOf(body), ...more },
          });
          expect(answer.statusCode).toBe(answers);
          if (answers >= 400) expectProblem(answer, answers, 'well-formed');
        }
      },
    );

    test.each(withBody)('%s: unusual JSON is JSON: the last of several equal keys counts', async (name) => {
      const { body = {}, answers } = callRows[name];
      const repeated = `{${Object.keys(body)
        .map((field) => `"${field}":1,`)
        .join('')}${wellFormed(name).slice(1)}`;
      for (const payload of [repeated, `\ufeff${wellFormed(name)}`, `\r\n ${wellFormed(name)}\t`])
        expect((await sendText(name, payload)).statusCode).toBe(answers);
      const utf8 = 'application/json; charset=utf-8';
      expect((await sendText(name, wellFormed(name), utf8)).statusCode).toBe(answers);
    });
  },
  unlimited,
);

onOneEngine(
  'bad input',
  (api) => {
    const { send, sendText } = callsOf(api);

    test.each(withBody)('%s: a field that is wrong is refused and named', async (name) => {
      for (const { field, what, value } of faultsOfFields(name, 'body')) {
        const answer = await send(name, { payload: { ...valuesOf(callRows[name].body), [field]: value } });
        expectProblem(answer, 400, `${field}: ${what}`);
        expect(Object.keys(answer.json<{ errors: object }>().errors)[0]?.split('.')[0]).toBe(field);
      }
    });

    test.each(withQuery)('%s: a parameter that is wrong is refused and named', async (name) => {
      for (const { field, what, value } of faultsOfFields(name, 'query')) {
        const given = { ...valuesOf(callRows[name].query), [field]: value };
        const query = Object.entries(given).filter(([, each]) => each !== undefined);
        const answer = await send(name, {
          query: Object.fromEntries(query) as Record<string, string | string[]>,
        });
        expectProblem(answer, 400, `${field}: ${what}`);
        expect(Object.keys(answer.json<{ errors: object }>().errors)[0]?.split('.')[0]).toBe(field);
      }
    });

    test('the common bodies are among all', () => {
      expect(commonBodies.filter((name) => !bodies.some(([what]) => what === name))).toEqual([]);
    });

    test.each(withBody)('%s: a body that is no such object is refused', async (name) => {
      const isSent = (what: string) => samples.includes(name) || commonBodies.includes(what);
      for (const [what, make, status] of bodies.filter(([fault]) => isSent(fault)))
        expectProblem(await sendText(name, make(wellFormed(name))), status, what);
      expectProblem(await send(name, {}), 400, 'no body at all');
    });

    test.each(withBody)('%s: a body that is not JSON is refused', async (name) => {
      for (const type of samples.includes(name) ? otherTypes : otherTypes.slice(0, 1))
        expectProblem(await sendText(name, wellFormed(name), type), 415, type);
      expectProblem(await send(name, { payload: Buffer.from(wellFormed(name)) }), 415, 'no content type');
    });

    test.each([
      ['highlights_documents?tag_filters[Language]=German', 200],
      ['highlights_documents?page[]=2', 200],
      ['highlights_documents?__proto__[page]=x&constructor=x', 200],
      ['authorisation?id=%00', 400],
      ['authorisation?id=1&id=2', 400],
      ['authorisation?__proto__=x&constructor=y', 200],
      [`authorisation?id=${'x'.repeat(501)}`, 400],
      ['documents/a%00b/download?auth_token=x', 400],
      ['documents/a/download?auth_token=a%00b', 400],
      ['documents/a/download?auth_token=x&auth_token=y', 400],
      ['documents/a/download?auth_token=x&force_download=a%00b', 400],
      [`documents/${'x'.repeat(250)}/download?auth_token=x`, 400],
      [`documents/${'x'.repeat(400)}/download?auth_token=x`, 414],
      ['portraits/A0001%00.svg', 400],
      ['portraits/..%2Fsecret', 400],
    ])('GET %s answers %i', async (url, status) => {
      const authorization = `Bearer ${await api().tokenOf('everything')}`;
      const answer = await api().app.inject({ url: `/api/${url}`, headers: { authorization } });
      if (status === 200) expect(answer.statusCode).toBe(200);
      else expectProblem(answer, status, url);
    });

    test.each([
      ['test/clients', { name: 'a\0b' }],
      ['test/clients', { unknown: 1 }],
      ['test/publications', { title: 'a\0b' }],
    ])('the door for tests %s refuses %j', async (path, payload) => {
      expectProblem(await api().app.inject({ method: 'POST', url: `/api/${path}`, payload }), 400, path);
    });
  },
  unlimited,
);
