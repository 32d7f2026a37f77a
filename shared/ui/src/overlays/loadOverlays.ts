import { LaterRangePopover } from '../date-range/LaterRangePopover.ts';
import { DrawerPanel } from '../drawer/Drawer.tsx';
import { MenuDropdown } from '../menu/Menu.tsx';
import { ModalDialog } from '../modal/Modal.tsx';
import { LaterHint } from '../tooltip/LaterHint.ts';

const parts = [DrawerPanel, LaterHint, MenuDropdown, ModalDialog, LaterRangePopover];

/**
 * Fetches, before it is needed, what opens over the page: menus, dialogues, drawers, hints and calendars then open
 * at once. @throws when the code does not arrive; it is fetched again when something is opened
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all(parts.map((part) => part.ahead()));
}
