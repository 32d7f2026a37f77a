import { Component, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { focusHeading } from '../page-heading/useFocusOnLeaving.ts';
import { notify } from '../toasts/toastStore.ts';
import { ModalDialog } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

/** A dialogue that shows itself while it is open. */
type Dialog = ComponentType<Pick<ModalProps, 'opened' | 'onClose'>>;

interface Opened {
  Dialog: Dialog | undefined;
  /** Counts the pages that were left. */
  page: number;
}

const dialogStore = createStore<Opened>(() => ({ Dialog: undefined, page: 0 }));
const isOn = (page: number) => dialogStore.getState().page === page;
const close = () => dialogStore.setState({ Dialog: undefined });

/** Loads the code of dialogues before: a failure would be shown where nobody looks. */
async function open(Dialog: Dialog, page: number): Promise<void> {
  try {
    if (!ModalDialog.isThere()) await ModalDialog.ahead();
  } catch (error) {
    console.warn('A dialogue could not be loaded.', error);
    const action = { label: { id: 'common.tryAgain' }, run: () => openDialog(Dialog) };
    if (isOn(page)) notify({ message: { id: 'common.couldNotLoad' }, variant: 'error', action });
    return;
  }
  if (isOn(page)) dialogStore.setState({ Dialog });
}

/** For what is known later: opens a dialogue unless the page was left meanwhile. */
export function dialogOpener(): (Dialog: Dialog) => void {
  const { page } = dialogStore.getState();
  return (Dialog) => void open(Dialog, page);
}

/** Opens a dialogue that parts all over a page need, so that none of them has to bring its own. */
export const openDialog = (Dialog: Dialog): void => dialogOpener()(Dialog);

/** For a page that is left: its dialogue closes, or does not open any more. Its opener may be gone, too. */
export function closeDialog(): void {
  if (dialogStore.getState().Dialog !== undefined) focusHeading();
  dialogStore.setState(({ page }) => ({ Dialog: undefined, page: page + 1 }));
}

interface DialogBoundaryState {
  isBroken: boolean;
}

/** A dialogue that breaks leaves the page as it is. React's root reports the error. */
class DialogBoundary extends Component<{ children: ReactNode }, DialogBoundaryState> {
  override state: DialogBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): DialogBoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch() {
    close();
    notify({ message: { id: 'common.somethingWrong' }, variant: 'error' });
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** What `openDialog` opens; once per page. */
export function Dialogs() {
  const { Dialog } = useStore(dialogStore);
  if (Dialog === undefined) return null;
  return (
    <DialogBoundary>
      <Dialog opened onClose={close} />
    </DialogBoundary>
  );
}
