import { currentRevision } from '../releases/revision.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';

interface Place {
  store: ReleaseStore;
  environment: EnvironmentName;
}

/** Reports what it leaves out. */
export async function leaveOutRetired<Package extends { name: string }>(
  { store, environment }: Place,
  packages: readonly Package[],
  say: (line: string) => void,
): Promise<Package[]> {
  const retired = (await currentRevision(store, environment))?.environment.retired ?? {};
  const isRetired = ({ name }: Package) => Object.hasOwn(retired, name);
  const names = packages.filter(isRetired).map(({ name }) => name);
  if (names.length > 0) say(`  Retired in ${environment} and skipped: ${names.join(', ')}`);
  return packages.filter((one) => !isRetired(one));
}
