import type { ComponentType } from 'react';
import { createStore, useStore } from 'zustand';
import type { ModalProps } from './ModalDialog.tsx';

/** A dialogue that shows itself while it is open. */
type Dialog = ComponentType<Pick<ModalProps, 'opened' | 'onClose'>>;

const dialogStore = createStore<{ Dialog: Dialog | undefined }>(() => ({ Dialog: undefined }));

/** Opens a dialogue that parts all over a page need, so that none of them has to bring its own. */
export const openDialog = (Dialog: Dialog): void => dialogStore.setState({ Dialog });
export const closeDialog = (): void => dialogStore.setState({ Dialog: undefined });

/** What `openDialog` opens; once per page. */
export function Dialogs() {
  const { Dialog } = useStore(dialogStore);
  return Dialog === undefined ? null : <Dialog opened onClose={closeDialog} />;
}
