import { runCommand } from '../faults/runCommand.ts';
import { portalSettings } from '../settings/portalSettings.ts';
import { runPortal } from './runPortal.ts';

/** The second half of `npm start`, once packages are installed. */
void runCommand(() => runPortal(portalSettings()));
