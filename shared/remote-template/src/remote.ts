import { CONTRACT_VERSION, type RemoteModule } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import { loadMessages } from './messages/index.ts';
import { routes } from './routes.tsx';

/** Everything the shell may know about this area. */
export default {
  area: 'new-area',
  contract: CONTRACT_VERSION,
  routes,
  loadMessages,
} satisfies RemoteModule<AreaRoute>;
