import { anErrorReport } from '#testing/bad-input/anErrorReport.ts';
import { LogLines } from '#testing/LogLines.ts';
import { TestApi } from '#testing/TestApi.ts';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { requestId } from './requestId.ts';

test.each(['short', 'x'.repeat(65), 'a line\nmore than one, and long', '', undefined])(
  '%j is no id of a gateway',
  (given) => {
    const id = requestId({ headers: given === undefined ? {} : { 'x-request-id': given } });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('[F-16] a request has one id from the gateway to log, answer and error report', async () => {
  const lines = new LogLines();
  const api = await TestApi.start(oneEngine, { PORTAL_LOG_LEVEL: 'warn' }, { logTo: lines });
  const id = '6d0cbf7e-0d49-4d53-9f8b-2b8f3b7d3a10';
  jest.spyOn(api.services.db, 'query').mockRejectedValueOnce(new Error('broken'));
  const answer = await api.post('auth', {
    body: { username: 'nobody@demo.example', password: 'x' },
    headers: { 'x-request-id': id },
  });
  expect([answer.status, answer.headers['x-request-id']]).toEqual([500, id]);
  expect(lines.lines.find(({ msg }) => msg === 'a request failed')).toMatchObject({ reqId: id });
  const report = { ...anErrorReport, request: id };
  await api.post('error_reports', {
    body: { environment: 'uat', shell: '0.1.0', reports: [anErrorReport, report] },
  });
  const { remote, version, path } = report;
  expect(lines.lines.find(({ msg }) => msg === 'pages reported failed calls')).toMatchObject({
    failed: [{ request: id, remote, version, path }],
  });
  await api.close();
});
