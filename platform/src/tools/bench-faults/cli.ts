import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '#run/faults/runCommand.ts';
import { fullDisk } from './fullDisk.ts';
import { manyClients } from './manyClients.ts';
import { startPortal } from './Portal.ts';
import { silentDatabase } from './silentDatabase.ts';
import { slowBodies } from './slowBodies.ts';

/** `pnpm bench:faults`: checks promises under faults. Exits with 1 if any is broken. */
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-faults-'));
  const portal = await startPortal(folder);
  try {
    for (const { name, how, run } of [manyClients, slowBodies, fullDisk, silentDatabase]) {
      console.log(`\n${name} (${how})`);
      for (const { promise, measured, isMet } of await run(portal)) {
        console.log(`  ${isMet ? 'held    ' : 'not held'}  ${promise}: ${measured}`);
        if (!isMet) process.exitCode = 1;
      }
    }
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true });
  }
});
