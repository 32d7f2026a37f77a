import { faultText } from '#run/faults/runCommand.ts';
import { chosenSteps } from './chosenSteps.ts';
import {
  addUp,
  closingLine,
  failuresText,
  failureText,
  notRunText,
  oneCheck,
  unsteadyText,
} from './counts.ts';
import { runSteps, type StepResult } from './runStep.ts';
import { timeTable } from './timeTable.ts';

const begun = Date.now();

async function runChosen() {
  const results: StepResult[] = [];
  for (const step of await chosenSteps(process.argv.slice(2), console.log))
    results.push(...(await runSteps(step)));
  console.log(`\n${timeTable(results, Date.now() - begun)}`);
  return addUp(results.map(({ counts }) => counts));
}

const sum = await runChosen().catch((error: unknown) => {
  console.error(faultText(error));
  return addUp([oneCheck(failureText('npm test', faultText(error)))]);
});
for (const text of [notRunText(sum.notRun), unsteadyText(sum.unsteady), failuresText(sum.failures)])
  if (text !== undefined) console.log(`\n${text}`);
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
