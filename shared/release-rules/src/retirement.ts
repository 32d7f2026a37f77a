import { claimOf, routeGroups, type AreaPaths, type Lead } from '@portal/contract';

/** Retired areas, and what leads to them in the shell. */
export interface RetirementFacts {
  /** Undefined for a shell built before areas could be retired. */
  leads: readonly Lead[] | undefined;
  retired: Readonly<Record<string, { paths: AreaPaths }>>;
}

/** `needed`: a page of the area is still needed. `unaware`: the shell would still show links to its paths. */
export type RetirementViolation = { remote: string } & (
  | { rule: 'needed'; path: string; from: string }
  | { rule: 'unaware'; paths: readonly string[] }
);

const pathsOf = ({ paths }: { paths: AreaPaths }) => routeGroups.flatMap((group) => paths[group]);

/** The shell's leads to an area's pages. */
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
