import { join } from 'node:path';
import { bundlePrograms } from '@portal/build/programs';
import { checkout } from './checkout.ts';

/** What the tests start many times, by its file below the sources of platform. */
const sources = { gateway: 'gateway/cli.ts', release: 'release/cli.ts', conformance: 'conformance/cli.ts' };

export type Program = keyof typeof sources;

/** Bundles them for a run; answers the folder in which they lie. */
export const bundledPrograms = (): Promise<string> =>
  bundlePrograms(
    Object.fromEntries(
      Object.entries(sources).map(([name, file]) => [name, join(checkout, 'platform/src', file)]),
    ),
    join(checkout, 'platform', '.cache'),
  );
