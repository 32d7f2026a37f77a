import type { FailedFile } from './fileFinding.ts';
import { createFaultReporter, writeToConsole, type FaultReport, type Finding } from './reportFault.ts';
import { anEnvironment, aRelease } from '../testing/aRelease.ts';

const fault = {
  remote: 'mfe-auth@1.2.0',
  step: 'entry',
  file: 'remoteEntry.1.js',
  outcome: 'failed' as const,
  error: new Error('It did not come.', { cause: new Error('404\n  Not Found') }),
};

test('[F-16] a report has remote, version, file, shell, revision and environment in one line', () => {
  const written: FaultReport[] = [];
  createFaultReporter(
    () => anEnvironment({}),
    (report) => written.push(report),
  )(fault);
  expect(written).toEqual([
    {
      remote: 'mfe-auth@1.2.0',
      step: 'entry',
      file: 'remoteEntry.1.js',
      outcome: 'failed',
      shell: '0.1.0',
      revision: 7,
      environment: 'uat',
      message: 'It did not come. – 404 Not Found',
    },
  ]);
});

const released = anEnvironment({
  'mfe-auth': aRelease({ version: '1.2.0', baseUrl: '/artefacts/mfe-auth/1.2.0/' }),
});
const placed = { ...released, shell: { ...released.shell, baseUrl: '/artefacts/shell/0.1.0/' } };

test.each([
  ['entry', 'remoteEntry.1.js', '/artefacts/mfe-auth/1.2.0/remoteEntry.1.js', 'wrong bytes'],
  ['shared', 'research.1.js', '/artefacts/shell/0.1.0/research.1.js', 'wrong bytes'],
  ['timeout', 'remoteEntry.1.js', undefined, 'late'],
  ['module', undefined, undefined, undefined],
])('[F-16] at step %s of %s, %s is asked what was wrong: %s', async (step, file, address, found) => {
  const findings: Finding[] = [];
  const findOut = jest.fn<Promise<string>, [FailedFile]>().mockResolvedValue('wrong bytes');
  const report = createFaultReporter(
    () => placed,
    (_report, _error, finding) => findings.push(finding),
    findOut,
  );
  report({ ...fault, step, file });
  expect(await Promise.all(findings)).toEqual([found]);
  expect(findOut.mock.calls.map(([file]) => file.address)).toEqual(address === undefined ? [] : [address]);
});

test('what cannot be found out leaves the report as it is', async () => {
  const findings: Finding[] = [];
  const findOut = () => Promise.reject(new Error('offline'));
  createFaultReporter(
    () => placed,
    (_report, _error, finding) => findings.push(finding),
    findOut,
  )(fault);
  expect(await Promise.all(findings)).toEqual([undefined]);
});

test('the same fault is shown once', () => {
  const write = jest.fn();
  const report = createFaultReporter(() => anEnvironment({}), write);
  report(fault);
  report({ ...fault, error: 'again' });
  report({ ...fault, outcome: 'lastGood' });
  expect(write).toHaveBeenCalledTimes(2);
});

test.each([
  ['failed', 'error'],
  ['lastGood', 'warn'],
  ['recovered', 'warn'],
] as const)('what %s goes to the console as %s, with what was wrong', async (outcome, level) => {
  const logged = jest.spyOn(console, level).mockImplementation(() => {});
  let report: FaultReport | undefined;
  createFaultReporter(
    () => anEnvironment({}),
    (written) => (report = written),
  )({ ...fault, outcome });
  if (report !== undefined) await writeToConsole(report, Promise.resolve('missing (status 404)'));
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(/^Fault: \{.*"remote":"mfe-auth@1\.2\.0".*"found":"missing \(status 404\)"\}$/),
  );
  logged.mockRestore();
});
