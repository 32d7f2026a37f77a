import { runBenchmark } from '@portal/node';
import { slowdown } from '../bench/BenchPage.ts';
import { loadTable } from './loadTable.ts';
import { measureAll } from './measureAll.ts';
import { screens, type Screen } from './plan.ts';
import { withCourses } from './withCourses.ts';

/** All without a name. @throws with the known names */
function screensNamed(name: string): readonly Screen[] {
  const chosen = screens.filter((screen) => name === '' || screen.name === name);
  if (chosen.length > 0) return chosen;
  throw new Error(`--only is “${name}”. There are: ${screens.map((screen) => screen.name).join(' · ')}`);
}

/** `pnpm bench:load [--rounds 7] [--only "Sign-in"]`: pages of the portal next to the same in one bundle. */
await runBenchmark({
  command: 'bench:load',
  settings: { rounds: 7, only: '' },
  measure: async ({ rounds, only }) => {
    const all = await withCourses(screensNamed(only), (courses) => measureAll(rounds, courses));
    return {
      facts:
        `Chromium with its processor slowed down ${slowdown} times, ${rounds} visits each, by turns, HTTP/1.1 but where the line ` +
        'says otherwise; browser, portal and API on the same cores.',
      parts: [loadTable(all)],
      isPartial: only !== '',
    };
  },
});
