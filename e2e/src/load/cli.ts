import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { slowdown } from '../bench/BenchPage.ts';
import { writeBenchmarks } from '../bench/report.ts';
import { portalPlace, startPortal } from '../portal/portal.ts';
import { loadTable } from './loadTable.ts';
import { measureAll, type Course, type Origins } from './measureAll.ts';
import { networks, screens, type Screen } from './plan.ts';
import { earlyQuestions } from '../builds/earlyOrders.ts';
import { startPlainPortal } from '../builds/plainPortal.ts';

const facts = (load: number, { rounds, minutes }: { rounds: number; minutes: number }) =>
  `${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)} before the run; Chromium with its processor slowed down ` +
  `${slowdown} times, HTTP/1.1, ${rounds} visits each, by turns, browser, portal and API on the same cores; ${minutes} minutes.`;

/** @throws with the names there are */
function screensNamed(name: string | undefined): readonly Screen[] {
  const chosen = screens.filter((screen) => name === undefined || screen.name === name);
  if (chosen.length > 0) return chosen;
  throw new Error(`--only is “${name}”. There are: ${screens.map((screen) => screen.name).join(' · ')}`);
}

/** `pnpm bench:load [--rounds 7] [--only "Sign-in"] [--note text] [--dry-run]`: the portal beside the same screens, built in other ways. */
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
  const all = await withPortals(chosen, (courses) => measureAll(rounds, courses));
  const minutes = Math.round((Date.now() - begun) / 60_000);
  const remark = `${facts(load, { rounds, minutes })} ${values.note ?? ''}`.trim();
  const text = [remark, loadTable(all)].join('\n\n');
  console.log(text);
  if (!values['dry-run'] && values.only === undefined) writeBenchmarks('bench:load', text);
}

const coursesOf = (chosen: readonly Screen[], origins: Origins): Course[] =>
  networks.flatMap((network) => chosen.map((screen) => ({ network, screen, origins })));

/** Builds and starts everything that is measured, and stops it at the end. */
async function withPortals<Result>(
  chosen: readonly Screen[],
  work: (courses: readonly Course[]) => Promise<Result>,
): Promise<Result> {
  const started: { stop: () => Promise<void> }[] = [await startPortal()];
  try {
    const { url } = portalPlace();
    const paths = chosen.map(({ path }) => path);
    const plain = await startPlainPortal();
    started.push(plain);
    const early = await startPlainPortal(await earlyQuestions(url, paths));
    started.push(early);
    return await work(coursesOf(chosen, { plain: plain.url, plainEarly: early.url, portal: url }));
  } finally {
    for (const server of started.toReversed()) await server.stop();
  }
}

await main();
