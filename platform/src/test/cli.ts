import { join } from 'node:path';
import { checkout } from '../settings/checkout.ts';
import { addUp, closingLine, type Counts } from './counts.ts';
import { jestCounts, playwrightCounts } from './reports.ts';
import { runStep, type Step } from './runStep.ts';

const unitReport = join(checkout, '.cache', 'unit.json');
const browserReport = join(checkout, '.cache', 'browser.json');

/** Every runner of the project, in the order in which a mistake shows soonest. */
const steps: readonly Step[] = [
  { name: 'types', folder: checkout, commands: [['tsc', '-b', 'tsconfig.json', 'tsconfig.node.json']] },
  {
    name: 'lint',
    folder: checkout,
    commands: [
      ['eslint', '.', '--max-warnings', '0'],
      ['prettier', '--check', '--log-level', 'warn', '.'],
    ],
  },
  {
    name: 'unit tests',
    folder: checkout,
    commands: [['jest', '--json', `--outputFile=${unitReport}`]],
    report: { file: unitReport, read: jestCounts },
  },
  { name: 'build', folder: checkout, commands: [['tsx', 'platform/src/build/cli.ts']] },
  {
    name: 'browser tests',
    folder: join(checkout, 'e2e'),
    commands: [['playwright', 'test']],
    report: { file: browserReport, read: playwrightCounts },
  },
];

const counts: Counts[] = [];
for (const step of steps) counts.push(await runStep(step));
const sum = addUp(counts);
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
