import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { slowdown } from '../bench/BenchPage.ts';
import { writeBenchmarks } from '../bench/report.ts';
import { loadTable } from './loadTable.ts';
import { measureAll } from './measureAll.ts';
import { screens, type Screen } from './plan.ts';
import { withCourses } from './withCourses.ts';

const facts = (load: number, { rounds, minutes }: { rounds: number; minutes: number }) =>
  `${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)} before the run; Chromium with its processor slowed down ` +
  `${slowdown} times, ${rounds} visits each, by turns, HTTP/1.1 but where the line says otherwise; browser, portal and API on the same cores; ${minutes} minutes, builds included.`;

/** @throws with the known names */
function screensNamed(name: string | undefined): readonly Screen[] {
  const chosen = screens.filter((screen) => name === undefined || screen.name === name);
  if (chosen.length > 0) return chosen;
  throw new Error(`--only is “${name}”. There are: ${screens.map((screen) => screen.name).join(' · ')}`);
}

/** `pnpm bench:load [--rounds 7] [--only "Sign-in"] [--note text] [--dry-run]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const chosen = screensNamed(values.only);
  const [load = 0] = loadavg();
  const begun = Date.now();
  const all = await withCourses(chosen, (courses) => measureAll(rounds, courses));
  const minutes = Math.round((Date.now() - begun) / 60_000);
  const remark = `${facts(load, { rounds, minutes })} ${values.note ?? ''}`.trim();
  const text = [remark, loadTable(all)].join('\n\n');
  console.log(text);
  if (!values['dry-run'] && values.only === undefined) writeBenchmarks('bench:load', text);
}

await main();
