import { runBenchmark } from '@portal/node';
import { slowdown } from '../bench/BenchPage.ts';
import { loadTable } from './loadTable.ts';
import { measureAll } from './measureAll.ts';
import { screens } from './plan.ts';
import { withCourses } from './withCourses.ts';

/** `pnpm bench:load [--rounds 7] [--only "Sign-in"]`: pages of the portal next to the same in one bundle. */
await runBenchmark({
  command: 'bench:load',
  settings: { rounds: 7, only: '' },
  choices: { only: screens.map(({ name }) => name) },
  measure: async ({ rounds, only }) => {
    const chosen = screens.filter(({ name }) => only === '' || name === only);
    const all = await withCourses(chosen, (courses) => measureAll(rounds, courses));
    return {
      facts:
        `Chromium with its processor slowed down ${slowdown} times, ${rounds} visits each, by turns, HTTP/1.1 but where the line ` +
        'says otherwise; browser, portal and API on the same cores.',
      parts: [loadTable(all)],
      isPartial: only !== '',
    };
  },
});
