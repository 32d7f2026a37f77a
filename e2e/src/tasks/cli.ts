import { runBenchmark } from '@portal/node';
import { withPortal } from '../portal/portal.ts';
import { measureTasks } from './measureTasks.ts';
import { tasks } from './tasks.ts';
import { goalLines, tasksTable } from './tasksTable.ts';

/** `pnpm bench:tasks`: what the shortest way to an answer takes. */
await runBenchmark({
  command: 'bench:tasks',
  settings: {},
  measure: async () => {
    const measured = await withPortal(() => measureTasks(tasks));
    const goals = goalLines(measured).map((line) => `- ${line}`);
    return { facts: 'at 1440 and 390 pixels.', parts: [goals.join('\n'), tasksTable(measured)] };
  },
});
