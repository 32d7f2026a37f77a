import { renderScreen } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { clearToasts } from '../toasts/toastStore.ts';
import { closeDialog, dialogOpener, openDialog } from './Dialogs.tsx';
import { Modal, ModalDialog } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

type DialogProps = Pick<ModalProps, 'opened' | 'onClose'>;

const Question = (props: DialogProps) => (
  <Modal title="Question" {...props}>
    Text
  </Modal>
);

function Broken(): never {
  throw new Error('It broke.');
}

async function aPage() {
  const shown = await renderScreen(
    <>
      <PageHeading>Equities</PageHeading>
      <button type="button" onClick={() => openDialog(Question)}>
        Ask
      </button>
    </>,
  );
  return { ...shown, ask: () => shown.user.click(screen.getByRole('button', { name: 'Ask' })) };
}

afterEach(() => {
  act(clearToasts);
  jest.restoreAllMocks();
});

test('[G-13] a dialogue whose code is missing is a toast, from which it opens', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const warn = jest.mocked(console.warn).mockImplementation(() => undefined);
  const { user, ask } = await aPage();
  jest.spyOn(ModalDialog, 'isThere').mockReturnValue(false);
  jest.spyOn(ModalDialog, 'ahead').mockRejectedValueOnce(missing);
  await ask();
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(warn).toHaveBeenCalledWith('A dialogue could not be loaded.', missing);
  // The toast outlives the page.
  act(closeDialog);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Question' })).toBeVisible();
});

test('[G-13] a dialogue that breaks closes and is reported; the page and the next one work', async () => {
  const report = jest.mocked(console.error).mockImplementation(() => undefined);
  const { ask } = await aPage();
  act(() => openDialog(Broken));
  expect(screen.getByText('Something has gone wrong. Please try again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Equities' })).toBeVisible();
  expect(report).toHaveBeenCalled();
  await ask();
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
});

test('[G-13] what is known only after the page was left opens no dialogue', async () => {
  await aPage();
  const open = dialogOpener();
  act(closeDialog);
  act(() => open(Question));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => dialogOpener()(Question));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('[G-13] a page that is left closes its dialogue; focus goes to the heading', async () => {
  const { ask } = await aPage();
  await ask();
  expect(screen.getByRole('dialog')).toBeVisible();
  act(closeDialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Equities' })).toHaveFocus());
});
