import { startPlainPortal } from '../builds/plainPortal.ts';
import { startWithTls, tlsPrograms } from '../builds/withTls.ts';
import { portalPlace, withPortal } from '../portal/portal.ts';
import type { Course, Origins } from './measureAll.ts';
import { networks, slowHttp2, type Screen } from './plan.ts';
import type { Server } from '../portal/server.ts';

/** `byTls` serves HTTP/2. */
export function coursesOf(chosen: readonly Screen[], origins: Origins, byTls?: Origins): Course[] {
  const courses = networks.flatMap((network) => chosen.map((screen) => ({ network, screen, origins })));
  if (byTls === undefined) return courses;
  const both = chosen.filter((screen) => screen.byHttp2);
  return [...courses, ...both.map((screen) => ({ network: slowHttp2, screen, origins: byTls }))];
}

async function startByTls({ plain, portal }: Origins, started: Server[]): Promise<Origins | undefined> {
  const programs = tlsPrograms();
  if (typeof programs === 'string') {
    console.log(programs);
    return undefined;
  }
  const start = async (gateway: string) => {
    const server = await startWithTls(programs, gateway);
    started.push(server);
    return server.url;
  };
  return { plain: await start(plain), portal: await start(portal) };
}

/** Stops everything at the end. */
export const withCourses = <Result>(
  chosen: readonly Screen[],
  work: (courses: readonly Course[]) => Promise<Result>,
): Promise<Result> =>
  withPortal(async () => {
    const plain = await startPlainPortal();
    const started: Server[] = [plain];
    try {
      const origins = { plain: plain.url, portal: portalPlace().url };
      const isByHttp2 = chosen.some(({ byHttp2 }) => byHttp2);
      return await work(
        coursesOf(chosen, origins, isByHttp2 ? await startByTls(origins, started) : undefined),
      );
    } finally {
      for (const server of started.toReversed()) await server.stop();
    }
  });
