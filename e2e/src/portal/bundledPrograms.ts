import { join } from 'node:path';
import { bundlePrograms } from '@portal/build/programs';
import { checkout } from './checkout.ts';

/** Started often; below platform/src. */
const sources = { gateway: 'gateway/cli.ts', release: 'release/cli.ts', conformance: 'conformance/cli.ts' };

export type Program = keyof typeof sources;

/** Returns their folder. */
export const bundledPrograms = (): Promise<string> =>
  bundlePrograms(
    Object.fromEntries(
      Object.entries(sources).map(([name, file]) => [name, join(checkout, 'platform/src', file)]),
    ),
    join(checkout, 'platform', '.cache'),
  );
