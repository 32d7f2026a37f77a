import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { readArguments } from '#run/faults/readArguments.ts';
import { runCommand } from '#run/faults/runCommand.ts';
import { checkout } from '#run/settings/checkout.ts';
import { makeTypeface } from './makeTypeface.ts';

/** `pnpm typeface` */
await runCommand(async () => {
  readArguments(
    process.argv.slice(2),
    {},
    'pnpm typeface    cuts the typeface along the ranges of fonts.css',
  );
  for (const [file, bytes] of await makeTypeface()) {
    await writeFile(file, bytes);
    console.log(`${relative(checkout, file)}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
});
