import { parseArgs } from 'node:util';
import { writeBenchmarks } from '../bench/report.ts';
import { startPortal } from '../portal/portal.ts';
import { before, beforeCommit } from './before.ts';
import { measureTasks } from './measureTasks.ts';
import { tasks } from './tasks.ts';
import { goalLines, tasksTable } from './tasksTable.ts';

/** `pnpm bench:tasks [--note text] [--dry-run]`; results go to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { note: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const portal = await startPortal();
  try {
    const measured = await measureTasks(tasks);
    const goals = goalLines(measured, before).map((line) => `- ${line}`);
    const note = values.note === undefined ? [] : [values.note];
    const facts = `At 1440 and 390 pixels; “before” is ${beforeCommit}.`;
    const text = [[facts, ...note].join(' '), goals.join('\n'), tasksTable(measured, before)].join('\n\n');
    console.log(`\n${text}`);
    if (!values['dry-run']) writeBenchmarks('bench:tasks', text);
  } finally {
    await portal.stop();
  }
}

await main();
