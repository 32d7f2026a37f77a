import { upTo, breakpoints } from '@portal/ui';
import type { Drawn } from '../drawing/element.ts';

/** Draws the components themselves, except what only opens or moves later. */
export * from '@portal/ui';

const nothing = () => undefined;
const onlyChildren = ({ children }: { children: Drawn }): Drawn => children;
const closed = (): null => null;

export const Tooltip = onlyChildren;
export const HoverCards = onlyChildren;
export const Drawer = closed;
export const Modal = closed;
export const usePrinting = () => false;
export const useIsNarrow = (width: number = breakpoints.mobile): boolean => matchMedia(upTo(width)).matches;
export const useContentToCome = nothing;
export const afterContent = nothing;
export const loadOverlays = nothing;
export const notify = nothing;
export const openDialog = nothing;
export const dialogOpener = nothing;
export const focusHeading = nothing;
export const onOwnEvent = nothing;
export const useClickOutside = nothing;
