import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { readArguments } from '#run/faults/readArguments.ts';
import { runCommand } from '#run/faults/runCommand.ts';
import { checkout } from '#run/settings/checkout.ts';
import { buildPackages } from '#release/builds/buildPackages.ts';
import { overBudget } from './budgets.ts';
import { bundleSizes } from './bundleSizes.ts';
import { portalPackages, type PortalPackage } from '#release/builds/portalPackages.ts';
import { sizeDocument, sizeTable } from './sizeTable.ts';

const usage = 'pnpm build [package…] [--force]';

const options = { force: { type: 'boolean' } } as const;

/** `pnpm build [package…] [--force]` */
await runCommand(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), options, usage);
  const all = await portalPackages(checkout);
  const packages = positionals.length === 0 ? all : positionals.map((name) => named(all, name));
  await buildPackages({ packages, root: checkout, force: values.force ?? false, say: console.log });

  const browser = all.filter(({ role }) => role !== 'server');
  const measured = packages.length === all.length ? browser : browser.filter((one) => packages.includes(one));
  const sizes = (await Promise.all(measured.map(bundleSizes))).flat();
  console.log(`\n${sizeTable(sizes)}\n`);
  if (measured !== browser) return;
  await writeFile(join(checkout, 'docs', 'bundle-sizes.md'), sizeDocument(sizes));
  const over = overBudget(sizes);
  if (over.length > 0)
    throw new UserFacingError(
      `The build is heavier than its budgets allow:\n${over.map((line) => `  ${line}`).join('\n')}`,
      'Load later what the first view does not need; platform/src/tools/build/budgets.ts holds the budgets.',
    );
});

function named(all: PortalPackage[], name: string): PortalPackage {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  throw new UserFacingError(
    `There is no package ${name} to build.`,
    `Choose from: ${all.map((one) => one.name).join(', ')}.`,
  );
}
