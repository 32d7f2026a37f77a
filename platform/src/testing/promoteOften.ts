import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { promote } from '#release/releases/promote.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { portalSettings } from '#run/settings/portalSettings.ts';
import { openStore } from '#run/store/openStore.ts';

/** `<store> <who> <times>`: promotes two versions to uat in turn, retrying where the command gives up. */
const [place = '', who = '', times = ''] = process.argv.slice(2);
const store = await openStore(portalSettings({ ...process.env, PORTAL_STORE: place }).store);
const settings = await environmentSettings('uat');
let printed = 0;
for (let done = 0; done < Number(times);) {
  const why = `${who} ${done}`;
  const version = `1.${done % 2}.0`;
  const name = `mfe-${who}`;
  try {
    await promote({ store, environment: 'uat', who, why, settings, releases: [{ name, version }] });
    done += 1;
  } catch (error) {
    if (!(error instanceof UserFacingError) || !error.message.includes(' was first: revision ')) throw error;
    printed += 1;
    await pause(Math.random() * 5);
  }
}
process.stdout.write(`${printed}`);
