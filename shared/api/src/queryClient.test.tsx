import { answer, renderScreen, type Handler } from '@portal/testing';
import { calls } from '@portal/wire';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { api } from './api.ts';
import { ApiError } from './failures/ApiError.ts';

function Shown() {
  const { data, isPending } = useQuery({
    queryKey: ['terms'],
    retry: false,
    queryFn: () => api.call(calls.acceptedTerms),
  });
  if (data !== undefined) return <p>read</p>;
  return <p>{isPending ? 'waiting' : 'failed'}</p>;
}

const accepted = answer(calls.acceptedTerms, { accepted_terms: true });

/** A query that fails the first time. */
function failing(error: Error) {
  let reads = 0;
  const handler: Handler = {
    ...accepted,
    answer: (request) => {
      reads += 1;
      return reads === 1 ? Promise.reject(error) : accepted.answer(request);
    },
  };
  return { handler, reads: () => reads };
}

const comeBackOnline = () => {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
};

test.each(['offline', 'timeout'] as const)(
  '[B-06] a read that failed (%s) is asked again by itself once the browser is online',
  async (kind) => {
    const { handler } = failing(new ApiError(kind, 'It did not get through.'));
    await renderScreen(<Shown />, { handlers: [handler] });
    expect(await screen.findByText('failed')).toBeVisible();
    comeBackOnline();
    expect(await screen.findByText('read')).toBeVisible();
  },
);

test('a read that was refused, and one that succeeded, are not asked again for that', async () => {
  const { handler, reads } = failing(new ApiError('forbidden', 'No.'));
  const { unmount } = await renderScreen(<Shown />, { handlers: [handler] });
  expect(await screen.findByText('failed')).toBeVisible();
  comeBackOnline();
  expect(reads()).toBe(1);
  unmount();
  await renderScreen(<Shown />, { handlers: [handler] });
  expect(await screen.findByText('read')).toBeVisible();
  comeBackOnline();
  expect(reads()).toBe(2);
});
