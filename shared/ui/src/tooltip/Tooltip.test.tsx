import { passTime, renderScreen } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Modal } from '../modal/Modal.tsx';
import { Hint } from './Hint.tsx';
import type * as hint from './Hint.tsx';
import { Tooltip } from './Tooltip.tsx';

jest.mock('./Hint.tsx', () => {
  const real = jest.requireActual<typeof hint>('./Hint.tsx');
  return { ...real, Hint: jest.fn(real.Hint) };
});

afterEach(() => jest.useRealTimers());

const show = () =>
  renderScreen(
    <Tooltip label="No changes to save.">
      <button type="button" aria-disabled="true">
        Save
      </button>
    </Tooltip>,
  );

test('[S-08] it opens on focus, names itself to the button, and closes by Escape', async () => {
  const { user } = await show();
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('No changes to save.');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('No changes to save.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('[S-08] it opens on hover, after a moment', async () => {
  const { user } = await show();
  // On a busy machine the moment would be over before the look at it.
  jest.useFakeTimers();
  await user.hover(screen.getByRole('button'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(await screen.findByRole('tooltip')).toBeVisible();
});

test.each(['once', 'and again'])('[S-08] it opens and closes with pointer and focus, %s', async (times) => {
  const { user } = await show();
  const button = screen.getByRole('button');
  const untilGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  async function lookAt() {
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await user.unhover(button);
    await untilGone();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await user.tab();
    await untilGone();
    expect(button).not.toHaveAccessibleDescription();
  }
  await lookAt();
  if (times === 'and again') await lookAt();
});

test('[S-08] after Escape the pointer opens it again', async () => {
  const { user } = await show();
  const button = screen.getByRole('button');
  await user.hover(button);
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.unhover(button);
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toBeVisible();
});

test('[S-08] a tap opens it after a moment; a press elsewhere closes it, a tap opens it again', async () => {
  // Not a button: jsdom treats the focus of a pressed button as keyboard focus.
  const { user } = await renderScreen(<Tooltip label="Not included." children={<span>Words</span>} />);
  const words = screen.getByText('Words');
  jest.useFakeTimers();
  for (const target of [words, words]) {
    await user.pointer({ keys: '[TouchA]', target });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await user.pointer({ keys: '[TouchA]', target: document.body });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  }
});

test('[S-08] an imitated mouse leaving does not close it, and a real one opens it again', async () => {
  const { user } = await renderScreen(<Tooltip label="Not included." children={<span>Words</span>} />);
  const words = screen.getByText('Words');
  await user.pointer({ keys: '[TouchA]', target: words });
  await screen.findByRole('tooltip');
  jest.useFakeTimers();
  fireEvent.mouseLeave(words);
  await passTime(1000);
  expect(screen.getByRole('tooltip')).toBeVisible();
  jest.useRealTimers();
  await user.pointer({ keys: '[TouchA]', target: document.body });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.hover(words);
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await user.unhover(words);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('[S-08] a click that opens a dialogue over it opens no tooltip above that', async () => {
  const { user } = await renderScreen(
    <>
      <Tooltip label="Not included.">
        <span>Open</span>
      </Tooltip>
      <Modal title="No access" opened onClose={jest.fn()}>
        Text
      </Modal>
    </>,
  );
  jest.useFakeTimers();
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Open') });
  await passTime(300);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('[S-08] a pointer that only passes opens nothing, and the child stays the same element', async () => {
  const { user } = await show();
  const button = screen.getByRole('button');
  jest.useFakeTimers();
  await user.hover(button);
  await user.unhover(button);
  await passTime(300);
  expect(screen.queryByRole('tooltip')).toBeNull();
  jest.useRealTimers();
  await user.tab();
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveFocus();
});

test('the floating part exists only once it is asked for', async () => {
  jest.mocked(Hint).mockClear();
  const { user } = await show();
  expect(Hint).not.toHaveBeenCalled();
  await user.tab();
  expect(await screen.findByRole('tooltip')).toBeVisible();
  expect(Hint).toHaveBeenCalled();
});
