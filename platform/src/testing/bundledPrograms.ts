import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundlePrograms } from '@portal/build/programs';
import { checkout } from '#run/settings/checkout.ts';

/**
 * Bundles programs, by path from this folder, once per test file, which runs each many times. Call the result once
 * tests run.
 */
export function bundledPrograms<Name extends string>(...names: Name[]): (name: Name) => string {
  let folder: string | undefined;
  beforeAll(async () => {
    const fileOf = (name: string) => join(checkout, 'platform/src/testing', `${name}.ts`);
    const sources = Object.fromEntries(names.map((name) => [basename(name), fileOf(name)]));
    folder = await bundlePrograms(sources, join(checkout, 'platform', '.cache/programs'));
  });
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });
  return (name) => join(folder ?? 'not bundled', `${basename(name)}.mjs`);
}
