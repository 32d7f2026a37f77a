import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { clearToasts } from '@portal/ui';
import { screen } from '@testing-library/react';
import { researchMessages } from './messages/index.ts';
import { CopyLink } from './CopyLink.tsx';

beforeEach(clearToasts);

const address = '/equities?Sector=Banks;Insurance&Language=English;German&sorting=asc';
const link = `http://localhost${address}`;

async function show(clipboard: Partial<Clipboard> | undefined) {
  const shown = await renderScreen(<CopyLink address={address} />, {
    messages: (language) => Promise.resolve(researchMessages[language]),
  });
  // After user-event's set-up, which installs its own clipboard.
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await shown.user.click(screen.getByRole('button', { name: 'Copy link' }));
  return shown;
}

test('the whole address is copied, and the page shows it', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await show({ writeText });
  expect(writeText).toHaveBeenCalledWith(link);
  expect(await screen.findByText('The link was copied.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
  ['is not there', undefined],
])('where the clipboard %s, the page shows it and shows the address', async (_, clipboard) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await show(clipboard);
  const dialog = await screen.findByRole('dialog', { name: 'Copy link' });
  expect(dialog).toHaveTextContent(
    'Your browser did not let the portal copy the link. Select and copy it here:',
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field).toHaveValue(link);
  expect(field).toHaveAttribute('readonly');
  await user.click(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
  expect(screen.queryByText('The link was copied.')).not.toBeInTheDocument();
  expect(warned).toHaveBeenCalledWith('The link could not be copied.', expect.any(Error));
  await expectNoAxeViolations(dialog);
});
