import { LaterRangePopover } from '../date-range/LaterRangePopover.ts';
import { DrawerPanel } from '../drawer/Drawer.tsx';
import { MenuDropdown } from '../menu/Menu.tsx';
import { ModalDialog } from '../modal/Modal.tsx';
import { LaterHint } from '../tooltip/LaterHint.ts';

const parts = [DrawerPanel, LaterHint, MenuDropdown, ModalDialog, LaterRangePopover];

/**
 * Preloads menus, dialogues, drawers, hints and calendars, so that they open at once.
 * @throws if the code cannot be loaded; opening one retries
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all(parts.map((part) => part.ahead()));
}
