import { changeLanguage } from '@portal/i18n';
import { renderScreen } from '@portal/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { notify, toastStore } from './toastStore.ts';

// renderScreen provides Toasts.
beforeEach(() => renderScreen(<PageHeading>Page</PageHeading>));
afterEach(() => {
  jest.useRealTimers();
  act(() => toastStore.setState([], true));
});

function show(variant: 'success' | 'error') {
  jest.useFakeTimers();
  act(() => notify({ message: 'A message', variant }));
  return screen.getByText('A message');
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('[S-07] a success clears itself after six seconds and is announced politely', () => {
  expect(show('success').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  pass(5999);
  expect(screen.getByText('A message')).toBeVisible();
  pass(1);
  expect(screen.queryByText('A message')).toBeNull();
});

test('[S-07] an error interrupts and stays until it is dismissed', () => {
  expect(show('error').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('A message')).toBeNull();
});

test('[I-01] a message given by its id follows the page’s language', async () => {
  act(() => notify({ message: { id: 'common.requestTimeout' }, variant: 'error' }));
  expect(screen.getByText('Request Timeout')).toBeVisible();
  await act(() => changeLanguage('de'));
  expect(screen.queryByText('Request Timeout')).toBeNull();
  expect(screen.getByText('Zeitüberschreitung der Anfrage')).toBeVisible();
});

test('a toast under the pointer waits', () => {
  const line = show('success').parentElement;
  if (line === null) throw new Error('The message stands in no line.');
  fireEvent.pointerEnter(line);
  pass(20_000);
  expect(screen.getByText('A message')).toBeVisible();
  fireEvent.pointerLeave(line);
  pass(6000);
  expect(screen.queryByText('A message')).toBeNull();
});

test('[S-07] dismissed by keyboard, a toast leaves focus at the heading', async () => {
  act(() => notify({ message: 'A message', variant: 'error' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('A message')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
});

test('[S-07] an action runs once, by keyboard too; then focus moves to the heading', async () => {
  const undo = jest.fn();
  act(() => notify({ message: 'A message', variant: 'success', action: { label: 'Undo', run: undo } }));
  const button = screen.getByRole('button', { name: 'Undo' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('A message')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
});
