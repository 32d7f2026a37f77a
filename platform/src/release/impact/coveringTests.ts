import { join } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';
import { readIfThere } from '#run/store/folderReleases.ts';
import { recordedTestsSchema } from './recordedTests.ts';

/** Browser tests by the remote whose screens they were seen to load. */
export interface CoveringTests {
  /** In `e2e/specs`. */
  files: string[];
  count: number;
}

const usual = join(checkout, 'e2e/specs/areas.json');

/** Undefined where there are no tests, as in an image. */
export async function coveringTests(
  remotes: readonly string[],
  recorded = usual,
): Promise<CoveringTests | undefined> {
  const text = (await readIfThere(recorded))?.toString('utf8');
  if (text === undefined) return undefined;
  const isOf = (files: readonly string[]) =>
    files.some((file) => remotes.some((remote) => file.startsWith(`${remote}/`)));
  const found = Object.entries(recordedTestsSchema.parse(JSON.parse(text)))
    .map(([file, { tests }]) => ({ file, count: Object.values(tests).filter(isOf).length }))
    .filter(({ count }) => count > 0);
  return {
    files: found.map(({ file }) => file),
    count: found.reduce((sum, { count }) => sum + count, 0),
  };
}
