import { claimOf, routeGroups, type AreaPaths, type Lead } from '@portal/contract';

/** Areas that are retired, and the shell that they are retired in. */
export interface RetirementFacts {
  /** Undefined for a shell that was built before areas could be retired. */
  leads: readonly Lead[] | undefined;
  retired: Readonly<Record<string, { paths: AreaPaths }>>;
}

/** A retired area that leads clients nowhere: a page of it is needed, or the shell still shows links to its paths. */
export type RetirementViolation = { remote: string } & (
  | { rule: 'needed'; path: string; from: string }
  | { rule: 'unaware'; paths: readonly string[] }
);

const pathsOf = ({ paths }: { paths: AreaPaths }) => routeGroups.flatMap((group) => paths[group]);

/** What of a shell leads to the pages of an area. */
export function leadsTo(area: { paths: AreaPaths }, leads: readonly Lead[]): Lead[] {
  const claims = new Set(pathsOf(area).map(claimOf));
  return leads.filter(({ path }) => claims.has(claimOf(path)));
}

export const retirementViolations = ({ leads, retired }: RetirementFacts): RetirementViolation[] =>
  Object.entries(retired).flatMap(([remote, area]): RetirementViolation[] =>
    leads === undefined
      ? [{ rule: 'unaware', remote, paths: pathsOf(area) }]
      : leadsTo(area, leads)
          .filter(({ whenRetired }) => whenRetired === 'needed')
          .map(({ path, from }) => ({ rule: 'needed', remote, path, from })),
  );
