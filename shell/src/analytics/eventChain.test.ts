import { api } from '@portal/api';
import { calls } from '@portal/wire';
import { createEventChain } from './eventChain.ts';

test('[Y-01] an event that is on its way outlives the page', async () => {
  const call = jest.spyOn(api, 'call').mockResolvedValue({ id: 'event-1' });
  const chain = createEventChain(() => true);
  chain.add({ url: '/team', event_type: 'Page Open' });
  await chain.settled();
  expect(call.mock.calls).toEqual([[calls.captureEvent, expect.objectContaining({ outlivesPage: true })]]);
});
