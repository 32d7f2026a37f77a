import { ApiError } from '@portal/api';
import { loadShellMessages } from '../messages/index.ts';
import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { LoadError } from './LoadError.tsx';

const show = (details: ConstructorParameters<typeof ApiError>[2]) =>
  renderScreen(<LoadError error={new ApiError('server', 'failed', details)} onRetry={() => undefined} />, {
    messages: loadShellMessages,
  });

test('[G-12] status, status text and what the server says stand below what to do', async () => {
  const problem = { status: 500, title: 'Database is asleep' };
  await show({ status: 500, problem, body: { ...problem, message: 'Back at <b>noon</b>.' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Could not load');
  expect(screen.getByText('Something has gone wrong. Please try again.')).toBeVisible();
  expect(screen.getByText('Back at <b>noon</b>.')).toBeVisible();
  expect(screen.getByText('500 Database is asleep')).toBeVisible();
});

test.each([
  ['no words', { title: '' }, '500'],
  ['its title alone', { title: 'Database is asleep' }, '500 Database is asleep'],
  ['the text of a server before it', 'upstream connect error', '500 Internal Server Error'],
])('[G-12] an answer with %s adds nothing to the status', async (_, body, line) => {
  const title = line.slice(4);
  await show({ status: 500, problem: { status: 500, title }, body });
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByText('upstream connect error')).toBeNull();
  expect(screen.getAllByText(/asleep|500/)).toHaveLength(1);
});
