import { answer, refuse, renderScreen, someEntitlements } from '@portal/testing';
import { calls } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { useEntitlements } from './entitlements.ts';
import { queryClient } from './queryClient.ts';

function Shown() {
  const entitlements = useEntitlements();
  if (entitlements === undefined) return <p>not known</p>;
  return <p>{Object.values(entitlements).filter((tab) => tab?.can_access).length} tabs</p>;
}

test('[G-07] the map is undefined until it is there, and asked for once by all who need it', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  const map = someEntitlements((tab) => tab.startsWith('coverage_'));
  const { requests } = await renderScreen(
    <>
      <Shown />
      <Shown />
    </>,
    { handlers: [answer(calls.entitlementsAll, map, { after })] },
  );
  expect(screen.getAllByText('not known')).toHaveLength(2);
  release();
  expect(await screen.findAllByText('3 tabs')).toHaveLength(2);
  expect(requests.map(({ path }) => path)).toEqual([calls.entitlementsAll.path]);
});

test('[G-07] a map that could not be loaded stays undefined', async () => {
  await renderScreen(<Shown />, { handlers: [refuse(calls.entitlementsAll, 500)] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('not known')).toBeVisible();
});
