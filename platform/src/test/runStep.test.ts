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

const node = (code: string) => [process.execPath, '-e', code];
const aStep = (name: string, ...commands: string[][]): Step => ({ name, folder, commands });
const reporting = (name: string, code: string): Step => {
  const file = join(folder, `${name}.json`);
  return {
    ...aStep(name, node(code.replace('REPORT', JSON.stringify(file)))),
    report: { file, read: jestCounts },
  };
};
const countsOf = (results: readonly StepResult[]) => results.map(({ counts }) => counts);
const whole = '{"numPassedTests":4,"numFailedTests":1,"numRuntimeErrorTestSuites":0}';
const writing = (text: string) => `require('node:fs').writeFileSync(REPORT, ${JSON.stringify(text)});`;

test('steps run at once; what each says stays together, and all its commands run', async () => {
  const results = await runSteps([
    aStep('good', node('console.log("one")'), node('console.error("two")')),
    aStep('bad', node('console.log("three"); process.exit(3)'), node('console.log("four")')),
  ]);
  expect(countsOf(results)).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
  expect(results.map(({ name }) => name)).toEqual(['good', 'bad']);
  expect(said).toMatch(/one\ntwo\ngood: passed \(\d+ s\)\n/);
  expect(said).toMatch(/three\nfour\nbad: failed \(\d+ s\)\n/);
});

test.each<[how: string, step: Step, words: RegExp]>([
  ['whose program is missing', aStep('gone', ['no-such-program']), /no-such-program could not be run: /],
  [
    'that was ended from outside',
    aStep('killed', node('process.kill(process.pid, "SIGKILL")')),
    /killed: failed/,
  ],
  ['that leaves no report', reporting('silent', ''), /silent: failed/],
  [
    'that broke off while it wrote its report',
    reporting('half', writing(whole.slice(0, 20))),
    /half could not be counted: SyntaxError/,
  ],
  ['whose report is none', reporting('other', writing('{}')), /other could not be counted: /],
])('a step %s has failed, and takes none of the others along', async (_how, step, words) => {
  const good = reporting('good', writing(whole));
  expect(countsOf(await runSteps([step, good]))).toEqual([
    { passed: 0, failed: 1 },
    { passed: 4, failed: 1 },
  ]);
  expect(said).toMatch(words);
});

test('a step alone that cannot be counted has failed, too', async () => {
  expect(countsOf(await runSteps([reporting('alone', writing('{'))]))).toEqual([{ passed: 0, failed: 1 }]);
  expect(said).toContain('alone could not be counted: ');
});
