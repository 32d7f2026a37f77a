import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import { useFocusBack } from '../overlays/useFocusBack.ts';
import type { ModalProps } from './ModalDialog.tsx';

export const ModalDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "overlays" */ './ModalDialog.tsx')).ModalDialog,
);

/** A dialogue. Closed by its button, Escape or a click outside; takes focus and returns it. [G-13] */
export function Modal(props: ModalProps) {
  useFocusBack(props.opened);
  return props.opened ? <ModalDialog waiting={null} part={props} /> : null;
}
