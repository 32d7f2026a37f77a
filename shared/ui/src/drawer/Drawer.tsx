import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import { useFocusBack } from '../overlays/useFocusBack.ts';
import type { DrawerProps } from './DrawerPanel.tsx';

export const DrawerPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "overlays" */ './DrawerPanel.tsx')).DrawerPanel,
);

/** A panel from the right edge that traps focus: the menu on small screens. */
export function Drawer(props: DrawerProps) {
  useFocusBack(props.opened, props.returnFocus);
  return props.opened ? <DrawerPanel waiting={null} part={props} /> : null;
}
