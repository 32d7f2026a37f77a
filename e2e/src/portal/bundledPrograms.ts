import { join } from 'node:path';
import { bundlePrograms } from '@portal/build/programs';
import { checkout } from './checkout.ts';

/** Started often; below platform/src. */
const programs = {
  gateway: 'run/gateway/cli.ts',
  release: 'release/cli.ts',
  conformance: 'tools/conformance/cli.ts',
};

/** Called in the test's own process, which saves the start of another. */
const functions = {
  startGateway: 'run/gateway/startGateway.ts',
  runRelease: 'release/commands/runRelease.ts',
};

export type Program = keyof typeof programs;

/** What the bundled functions export. */
export interface Functions {
  startGateway: (
    variables: NodeJS.ProcessEnv,
    print: (line: string) => void,
  ) => Promise<{ close: () => PromiseLike<void> }>;
  runRelease: (
    words: string[],
    say: (text: string) => void,
    variables: NodeJS.ProcessEnv,
  ) => Promise<unknown>;
}

/** Returns their folder. Playwright would transform bundles outside of `node_modules`, which takes seconds. */
export const bundledPrograms = (): Promise<string> =>
  bundlePrograms(
    Object.fromEntries(
      Object.entries({ ...programs, ...functions }).map(([name, file]) => [
        name,
        join(checkout, 'platform/src', file),
      ]),
    ),
    join(checkout, 'platform/node_modules/.programs'),
  );
