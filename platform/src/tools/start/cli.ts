import { runCommand } from '#run/faults/runCommand.ts';
import { portalSettings } from '#run/settings/portalSettings.ts';
import { runPortal } from './runPortal.ts';

/** The second half of `npm start`, once packages are installed. */
void runCommand(() => runPortal(portalSettings()));
