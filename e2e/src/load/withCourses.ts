import { earlyQuestions } from '../builds/earlyOrders.ts';
import { documentedFederation, plainBundle, startOtherPortal } from '../builds/otherPortal.ts';
import { startWithTls, tlsPrograms } from '../builds/withTls.ts';
import { portalPlace, startPortal } from '../portal/portal.ts';
import type { Course, Origins } from './measureAll.ts';
import { networks, slowHttp2, slowLine, type Screen, type Variant } from './plan.ts';
import type { Server } from '../portal/server.ts';

/** `byTls` serves HTTP/2. */
export function coursesOf(
  chosen: readonly Screen[],
  { documented, ...always }: Origins,
  byTls: Origins = {},
): Course[] {
  const inEveryWay = chosen.filter((screen) => screen.inEveryWay);
  const courses = networks.flatMap((network) =>
    chosen.map((screen) => {
      const all = network === slowLine && inEveryWay.includes(screen);
      return { network, screen, origins: all && documented ? { ...always, documented } : always };
    }),
  );
  if (Object.keys(byTls).length === 0) return courses;
  return [...courses, ...inEveryWay.map((screen) => ({ network: slowHttp2, screen, origins: byTls }))];
}

type Start = <Started extends Server>(starting: Promise<Started>) => Promise<Started>;

async function startOthers(chosen: readonly Screen[], start: Start): Promise<Course[]> {
  const portal = { url: portalPlace().url };
  const paths = chosen.map(({ path }) => path);
  const questions = await earlyQuestions(portal.url, paths);
  const plain = await start(startOtherPortal('plain', plainBundle()));
  const plainEarly = await start(startOtherPortal('plain, early', plainBundle(questions)));
  const origins: Origins = { plain: plain.url, plainEarly: plainEarly.url, portal: portal.url };
  if (!chosen.some(({ inEveryWay }) => inEveryWay)) return coursesOf(chosen, origins);
  origins.documented = (await start(startOtherPortal('documented', documentedFederation))).url;
  const programs = tlsPrograms();
  if (typeof programs === 'string') {
    console.log(programs);
    return coursesOf(chosen, origins);
  }
  const byTls: Origins = {};
  for (const [variant, { url }] of Object.entries({ plain, plainEarly, portal }))
    byTls[variant as Variant] = (await start(startWithTls(programs, url))).url;
  return coursesOf(chosen, origins, byTls);
}

/** Stops everything at the end. */
export async function withCourses<Result>(
  chosen: readonly Screen[],
  work: (courses: readonly Course[]) => Promise<Result>,
): Promise<Result> {
  const started: { stop: () => Promise<void> }[] = [await startPortal()];
  const start: Start = async (starting) => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    return await work(await startOthers(chosen, start));
  } finally {
    for (const server of started.toReversed()) await server.stop();
  }
}
