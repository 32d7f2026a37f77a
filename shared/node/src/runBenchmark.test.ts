import { runBenchmark } from './runBenchmark.ts';

afterEach(() => jest.restoreAllMocks());

async function printed(args: string[]): Promise<unknown> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await runBenchmark(
    {
      command: 'bench:nothing',
      settings: { rounds: 7, only: '' },
      choices: { only: ['Sign-in', 'Home'] },
      measure: ({ rounds, only }) =>
        Promise.resolve({ facts: `${rounds + 1} visits.`, parts: [`| ${only} |`], isPartial: true }),
    },
    args,
  );
  const [text] = log.mock.calls.at(-1) ?? [];
  return text;
}

test('a benchmark prints its machine, its facts, the remark and its tables', async () => {
  const machine = String.raw`^\n\d+ cores, \d+ GiB, Node v[\d.]+, load [\d.]+ before the run; `;
  expect(await printed([])).toMatch(new RegExp(String.raw`${machine}8 visits\.\n\n\|  \|$`));
  const words = ['--rounds', '2', '--only', 'Sign-in', '--note', 'A busy machine.', '--dry-run'];
  expect(await printed(words)).toMatch(
    new RegExp(String.raw`${machine}3 visits\. A busy machine\.\n\n\| Sign-in \|$`),
  );
});

test.each([
  ['a number that is none', ['--rounds', 'two'], '--rounds must be a whole number from 1.'],
  ['a choice that it does not have', ['--only', 'Sign-out'], '--only must be one of Sign-in, Home.'],
  ['an option that it does not have', ['--seconds', '2'], "Unknown option '--seconds'"],
])('%s is refused before anything is measured', async (_, args, message) => {
  await expect(printed(args)).rejects.toThrow(message);
});
