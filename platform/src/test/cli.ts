import { join } from 'node:path';
import { checkout } from '../settings/checkout.ts';
import { addUp, closingLine, type Counts } from './counts.ts';
import { jestCounts, playwrightCounts } from './reports.ts';
import { runSteps, type Step } from './runStep.ts';

const unitReport = join(checkout, '.cache', 'unit.json');
const browserReport = join(checkout, '.cache', 'browser.json');

const types: Step = {
  name: 'types',
  folder: checkout,
  commands: [['tsc', '-b', 'tsconfig.json', 'tsconfig.node.json']],
};
const lint: Step = {
  name: 'lint',
  folder: checkout,
  commands: [
    ['eslint', '.', '--max-warnings', '0'],
    ['prettier', '--check', '--log-level', 'warn', '.'],
  ],
};
const build: Step = { name: 'build', folder: checkout, commands: [['tsx', 'platform/src/build/cli.ts']] };
const unit: Step = {
  name: 'unit tests',
  folder: checkout,
  commands: [['jest', '--json', `--outputFile=${unitReport}`]],
  report: { file: unitReport, read: jestCounts },
};
const browser: Step = {
  name: 'browser tests',
  folder: join(checkout, 'e2e'),
  commands: [['playwright', 'test']],
  report: { file: browserReport, read: playwrightCounts },
};

/** Every runner of the project, in the order in which a mistake shows soonest; those beside one another run at once. */
const steps: readonly (readonly Step[])[] = [[types, lint, build], [unit], [browser]];

const counts: Counts[] = [];
for (const step of steps) counts.push(...(await runSteps(step)));
const sum = addUp(counts);
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
