import '@portal/testing/patience';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';
import { useSubmission } from './useSubmission.ts';

function aForm(send: () => Promise<void>) {
  const listeners = { onDone: jest.fn(), onFailed: jest.fn() };
  const { result } = renderHook(() => useSubmission<string>({ send, ...listeners }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return { form: result, ...listeners };
}

test('a double click sends once, and so does a click after the success', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { form, onDone } = aForm(send);
  act(() => {
    form.current.submit('first');
    form.current.submit('second');
  });
  await waitFor(() => expect(form.current.busy).toBe(true));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  act(() => form.current.submit('third'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(form.current.busy).toBe(true);
});

test('after a failure the form can be sent again', async () => {
  const send = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('broken'));
  const { form, onDone, onFailed } = aForm(send);
  act(() => form.current.submit('first'));
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(form.current.busy).toBe(false));
  act(() => form.current.submit('second'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
