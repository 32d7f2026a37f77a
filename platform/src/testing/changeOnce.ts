import { lock } from '../release/lock.ts';
import { promote } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import { portalSettings } from '../settings/portalSettings.ts';
import { openStore } from '../store/openStore.ts';

/** `<store> <operation>`: one change of uat, or of the store, as a process of its own. */
const [place = '', operation] = process.argv.slice(2);
const store = await openStore(portalSettings({ ...process.env, PORTAL_STORE: place }).store);
const change = { store, environment: 'uat' as const, who: 'kim', why: 'a test' };
const release = { name: 'mfe-a', version: '1.1.0' };
if (operation === 'promote')
  await promote({ ...change, settings: await environmentSettings('uat'), releases: [release] });
else if (operation === 'rollback') await rollback({ ...change, names: [], to: 1 });
else if (operation === 'lock') await lock(change);
else if (operation === 'remove') await store.remove(release);
else
  await store.publish(
    { name: 'mfe-new', version: '1.0.0' },
    new Map(['a.js', 'b.js'].map((file) => [file, Buffer.from('x'.repeat(1_000))])),
  );
