import { ApiError } from '@portal/api';
import { reportErrors, type ErrorReports } from '@portal/wire';
import { aRelease, anEnvironment } from '../testing/aRelease.ts';
import type { PlacedError } from './errorCatcher.ts';
import { errorReport, errorWords, pathPattern } from './errorReport.ts';

const environment = anEnvironment({ 'mfe-libraries': aRelease() });
const page = { environment: () => environment, versionOf: () => '0.1.0' };

function anError(
  message: string,
  from = 'https://portal.example.com/artefacts/mfe-libraries/0.1.0/a.1.js:1:2',
) {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${from})`;
  return error;
}

const met = (more: Partial<PlacedError> = {}): PlacedError => ({
  kind: 'error',
  error: anError('broken'),
  pathname: '/document_preview/R0001-secret',
  environment,
  ...more,
});

test('[F-16] a report names remote, version, revision and page pattern, as the API takes it', () => {
  const report = errorReport(met(), page);
  expect(report).toEqual({
    kind: 'error',
    remote: 'mfe-libraries',
    version: '0.1.0',
    basis: 'stack',
    revision: 7,
    message: 'TypeError: broken',
    stack: 'at f (/artefacts/mfe-libraries/0.1.0/a.1.js:1:2)',
    path: '/document_preview/:docRef',
    count: 1,
  });
  const message = { environment: 'uat', shell: '0.1.0', reports: [report] } as ErrorReports;
  expect(reportErrors.body?.parse(message)).toEqual(message);
});

test('[F-16] a report about a failed call, or its cause, has the id of the request', () => {
  const failed = new ApiError('server', 'The API answered 500.', { requestId: '6d0cbf7e-0d49-4d53' });
  for (const error of [failed, new Error('The page broke.', { cause: failed })])
    expect(errorReport(met({ error }), page)).toMatchObject({ request: '6d0cbf7e-0d49-4d53' });
  expect(errorReport(met(), page)?.request).toBeUndefined();
});

test('[F-16] nothing in it says who was reading, or what', () => {
  const error = anError(
    'No "Research-2026" of kim@bank.example at https://x.example/equities?search_term=Roche',
  );
  const text = JSON.stringify(errorReport(met({ error }), page));
  expect(text).not.toMatch(/Research-2026|kim|Roche|R0001|https:/);
});

test('an error that says very much in one line does not hold up the page', () => {
  const error = anError('{"a":1},'.repeat(200_000));
  expect(errorReport(met({ error }), page)?.stack).toContain('/artefacts/mfe-libraries/0.1.0/a.1.js:1:2');
});

test('a loading fault has step, file and outcome; an override its origin', () => {
  const load = { step: 'entry', file: 'remoteEntry.1.js', outcome: 'lastGood' as const };
  const report = errorReport(met({ kind: 'load', area: 'mfe-libraries@0.2.0', load }), {
    ...page,
    overrideOf: (remote) => (remote === 'mfe-libraries' ? 'http://localhost:4311' : undefined),
  });
  expect(report).toMatchObject({ ...load, version: '0.2.0', override: 'http://localhost:4311' });
});

test.each([
  ['a loop of sizes', new Error('ResizeObserver loop completed with undelivered notifications.')],
  ['the same as text', 'ResizeObserver loop limit exceeded'],
  ['a call that was broken off', new DOMException('The user aborted a request.', 'AbortError')],
  ['an extension of the browser', anError('broken', 'chrome-extension://abc/inject.js:1:2')],
])('%s is not reported', (_, error) => {
  expect(errorReport(met({ error }), page)).toBeUndefined();
});

test.each<[error: unknown, words: string]>([
  [
    new Error('one', { cause: new TypeError('two', { cause: 'three' }) }),
    'Error: one – TypeError: two – three',
  ],
  ['only text', 'only text'],
  [{ password: 'x' }, 'object instead of an error'],
  [undefined, 'undefined instead of an error'],
])('%p reads: %s', (error, words) => {
  expect(errorWords(error)).toBe(words);
});

test.each([
  ['/equities', '/equities'],
  ['/document_preview/x%20y', '/document_preview/:docRef'],
  ['/', '/'],
  ['/error/404', '/error/:code'],
  ['/kim@bank.example', '*'],
])('the page %s is reported as %s', (pathname, pattern) => {
  expect(pathPattern(environment, pathname)).toBe(pattern);
});
