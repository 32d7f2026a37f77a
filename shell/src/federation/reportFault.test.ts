import { createFaultReporter, type FaultReport } from './reportFault.ts';
import { anEnvironment } from './testRelease.ts';

const fault = {
  remote: 'mfe-auth@1.2.0',
  step: 'entry',
  file: 'remoteEntry.1.js',
  outcome: 'failed' as const,
  error: new Error('It did not come.', { cause: new Error('404\n  Not Found') }),
};

test('[F-16] a report names remote, version, file, shell, revision and environment, in one line', () => {
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

test('the same fault is said once', () => {
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
] as const)('what %s goes to the console as %s', (outcome, level) => {
  const logged = jest.spyOn(console, level).mockImplementation(() => {});
  createFaultReporter(() => anEnvironment({}))({ ...fault, outcome });
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Fault: \{.*"remote":"mfe-auth@1\.2\.0"/));
  logged.mockRestore();
});
