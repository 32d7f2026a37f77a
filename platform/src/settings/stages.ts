import type { EnvironmentName } from '../store/releaseStore.ts';

/** The way of a version, stage by stage; local is not one of them. */
export const stages: readonly EnvironmentName[] = ['uat', 'staging', 'prod'];

/** The stage that a version has to pass before this one; undefined for the first, and for local. */
export const stageBefore = (environment: EnvironmentName): EnvironmentName | undefined =>
  stages[stages.indexOf(environment) - 1];
