import { api, queryOptions } from '@portal/api';
import { newAreaCalls } from '@portal/wire-new-area';

const call = newAreaCalls.newAreaGreeting;

export const greetingQuery = queryOptions({
  queryKey: ['new-area', 'greeting'],
  queryFn: ({ signal }) => api.call(call, { signal }),
});
