import { readArguments } from '../faults/readArguments.ts';
import { runCommand } from '../faults/runCommand.ts';
import { checkout } from '../settings/checkout.ts';
import { countHouse } from './countHouse.ts';
import { houseText } from './houseText.ts';
import { readSources } from './readSources.ts';

const usage = `pnpm house            sizes of files and folders, crumbs, value import cycles
pnpm house --files    and which files they are`;

/** `pnpm house`: counts that describe the project's shape. Never fails on them. */
await runCommand(() => {
  const { files } = readArguments(process.argv.slice(2), { files: { type: 'boolean' } }, usage).values;
  console.log(houseText(countHouse(readSources(checkout)), files === true));
  return Promise.resolve();
});
