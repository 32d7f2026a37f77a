import type { PortalSettings } from '#run/settings/portalSettings.ts';
import { endOnSignals } from './endOnSignals.ts';
import { start, type LivePackages } from './start.ts';
import { welcome } from './welcome.ts';

/** Until stopped; says how to use it. */
export async function runPortal(settings: PortalSettings, live?: LivePackages): Promise<void> {
  const breakOff = new AbortController();
  const { signal } = breakOff;
  const isStopping = () => signal.aborted;
  const starting = start(settings, { say: console.log, signal, live });

  endOnSignals({
    listenTo: process,
    stop: async () => {
      breakOff.abort();
      const portal = await starting.catch(() => undefined);
      await portal?.stop();
    },
    exit: (code) => process.exit(code),
    say: console.log,
  });

  const portal = await starting.catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  if (portal === undefined || isStopping()) return;
  console.log(welcome(settings));
  const code = await portal.apiEnded;
  if (isStopping()) return;
  console.log(
    `✗ The API has ended (${code}). The portal's pages stay, but they cannot read or write anything.\n` +
      '  Stop with Ctrl-C and start again. The API’s log is in the data folder, under logs/api.log.',
  );
}
