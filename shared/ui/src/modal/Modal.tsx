import { laterPart } from '../code-boundary/laterPart.tsx';
import { useFocusBack } from '../overlays/useFocusBack.ts';
import type { ModalProps } from './ModalDialog.tsx';

export const ModalDialog = laterPart(
  async () => (await import(/* webpackChunkName: "overlays" */ './ModalDialog.tsx')).ModalDialog,
);

/** A dialogue over the page. Closes by its button, Escape and a click outside; focus goes in and comes back. [G-13] */
export function Modal(props: ModalProps) {
  useFocusBack(props.opened);
  return props.opened ? <ModalDialog waiting={null} part={props} /> : null;
}
