import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestCounts } from './reports.ts';
import { runSteps, type Step, type StepResult } from './runStep.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

let said = '';
beforeEach(() => {
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});

const shell = (script: string) => ['sh', '-c', script];
const aStep = (name: string, ...commands: string[][]): Step => ({ name, folder, commands });
const reporting = (name: string, script: string): Step => {
  const file = join(folder, `${name}.json`);
  return {
    ...aStep(name, shell(script.replace('REPORT', file))),
    report: { file, read: jestCounts },
  };
};
const countsOf = (results: readonly StepResult[]) => results.map(({ counts }) => counts);
const outcome = (status: string) => ({ fullName: status, status });
const whole = JSON.stringify({
  testResults: [
    {
      ...{ name: '/a.test.ts', status: 'failed' },
      assertionResults: [...Array.from({ length: 4 }, () => outcome('passed')), outcome('failed')],
    },
  ],
});
const writing = (text: string, file = 'REPORT') => `printf %s '${text}' > '${file}';`;

test('steps run at once; what each says stays together, and all its commands run', async () => {
  const results = await runSteps([
    aStep('good', shell('echo one'), shell('echo two >&2')),
    aStep('bad', shell('echo three; exit 3'), shell('echo four')),
  ]);
  expect(countsOf(results)).toEqual([
    { passed: 1, failed: 0 },
    {
      ...{ passed: 0, failed: 1 },
      failures: [expect.stringMatching(/^bad: .*exit 3 ended with 3\nthree$/)],
    },
  ]);
  expect(results.map(({ name }) => name)).toEqual(['good', 'bad']);
  expect(said).toMatch(/one\ntwo\ngood: passed \(\d+ s\)\n/);
  expect(said).toMatch(/three\nfour\nbad: failed \(\d+ s\)\n/);
});

test('a step gives its programs variables, unless they are set', async () => {
  const env = { PORTAL_OF_STEP: 'given', HOME: 'not taken' };
  await runSteps([{ ...aStep('named', shell('echo "$PORTAL_OF_STEP in $HOME"')), env }]);
  expect(said).toContain(`given in ${process.env['HOME']}\n`);
});

test.each<[how: string, step: Step, words: RegExp, named: RegExp]>([
  [
    'whose program is missing',
    aStep('gone', ['no-such-program']),
    /no-such-program could not be run: /,
    /^gone: no-such-program could not be run\nno-such-program could not be run: .*ENOENT/,
  ],
  [
    'that was ended from outside',
    aStep('killed', shell('kill -KILL $$')),
    /killed: failed/,
    /^killed: .* was ended by SIGKILL$/,
  ],
  [
    'that does not end',
    { ...aStep('endless', shell('echo begun; exec sleep 60')), longestMs: 200 },
    /endless: failed/,
    /^endless: .* did not end within 0 s\nbegun$/,
  ],
  ['that leaves no report', reporting('silent', ''), /silent: failed/, /^silent left no report$/],
  [
    'that broke off while it wrote its report',
    reporting('half', writing(whole.slice(0, 20))),
    /half could not be counted: SyntaxError/,
    /^half could not be counted: SyntaxError/,
  ],
  [
    'that ended badly with half a report',
    reporting('broken', `${writing(whole.slice(0, 20))} echo "out of memory" >&2; exit 7`),
    /broken could not be counted: SyntaxError/,
    /^broken could not be counted: SyntaxError[^]*ended with 7\nout of memory$/,
  ],
  [
    'whose report has no place',
    {
      ...aStep('nowhere'),
      report: { file: join(process.execPath, 'report.json'), read: jestCounts },
    },
    /nowhere broke off: Error: /,
    /^nowhere broke off: Error: E\w+/,
  ],
  [
    'whose report is none',
    reporting('other', writing('{}')),
    /other could not be counted: /,
    /^other could not be counted: /,
  ],
])('a step %s has failed, and takes none of the others along', async (_how, step, words, named) => {
  const good = reporting('good', writing(whole));
  expect(countsOf(await runSteps([step, good]))).toEqual([
    { passed: 0, failed: 1, failures: [expect.stringMatching(named)] },
    { passed: 4, failed: 1, failures: ['/a.test.ts: failed'] },
  ]);
  expect(said).toMatch(words);
});

test('a step ends with its program, whatever that has started and left behind', async () => {
  expect(countsOf(await runSteps([aStep('leaving', shell('sleep 20 & echo done'))]))).toEqual([
    { passed: 1, failed: 0 },
  ]);
  expect(said).toMatch(/done\nleaving: passed \([12] s\)/);
});

test('a step alone that cannot be counted has failed, too', async () => {
  expect(countsOf(await runSteps([reporting('alone', writing('{'))]))).toMatchObject([
    { passed: 0, failed: 1 },
  ]);
  expect(said).toContain('alone could not be counted: ');
});

test('what failed has a second try, which is announced and counts', async () => {
  const file = join(folder, 'twice.json');
  const ending = (code: number) => shell(`${writing(String(code), file)} exit ${code}`);
  const twice = (second: number, first = 1): Step => ({
    ...aStep('twice', ending(first)),
    report: {
      file,
      read: (text) => ({ passed: 1, failed: Number(text) }),
      again: (before) => ({
        words: `Once more after ${before}`,
        command: ending(second),
        read: (text) => ({ passed: 2, failed: Number(text), unsteady: ['a'] }),
      }),
    },
  });
  expect(countsOf(await runSteps([twice(0)]))).toEqual([{ passed: 2, failed: 0, unsteady: ['a'] }]);
  expect(said).toMatch(/Once more after 1\ntwice: passed/);
  expect(countsOf(await runSteps([twice(1)]))).toEqual([{ passed: 2, failed: 1, unsteady: ['a'] }]);
  expect(countsOf(await runSteps([twice(0, 0)]))).toEqual([{ passed: 1, failed: 0 }]);
});

test('a second try whose report cannot be read leaves the first as it was', async () => {
  const step = reporting('unsure', `${writing(whole)} exit 1`);
  const { report } = step;
  if (report === undefined) throw new Error('It has a report.');
  const command = shell(writing('{', report.file));
  report.again = () => ({ words: 'Once more', command, read: jestCounts });
  expect(countsOf(await runSteps([step]))).toEqual([
    { passed: 4, failed: 1, failures: ['/a.test.ts: failed'] },
  ]);
  expect(said).toContain('unsure could not be counted: SyntaxError');
});
