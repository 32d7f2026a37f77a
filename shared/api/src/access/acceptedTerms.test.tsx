import { answer, refuse, renderScreen } from '@portal/testing';
import { calls } from '@portal/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { keepAcceptedTerms, useAcceptedTerms } from './acceptedTerms.ts';
import { queryClient } from '../queryClient.ts';

function Shown() {
  return <p>accepted: {String(useAcceptedTerms())}</p>;
}

const says = (accepted_terms: boolean) => answer(calls.acceptedTerms, { accepted_terms });

test('[G-02] accepted terms are asked for once', async () => {
  const { requests, unmount } = await renderScreen(<Shown />, { handlers: [says(true)] });
  expect(await screen.findByText('accepted: true')).toBeVisible();
  unmount();
  expect(await queryClient.query({ queryKey: ['access', 'accepted-terms'], staleTime: Infinity })).toBe(true);
  expect(requests).toHaveLength(1);
});

test('[G-02] what another answer said needs no question, and is heard by anyone who shows it', async () => {
  const { requests } = await renderScreen(<Shown />, { handlers: [says(false)] });
  expect(await screen.findByText('accepted: false')).toBeVisible();
  act(() => keepAcceptedTerms(true));
  expect(await screen.findByText('accepted: true')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[G-02] what could not be learnt is not taken for accepted', async () => {
  await renderScreen(<Shown />, { handlers: [refuse(calls.acceptedTerms, 500)] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('accepted: undefined')).toBeVisible();
});
