import { CONTRACT_VERSION, type RemoteModule } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import { loadMessages } from './messages/index.ts';
import { routes } from './routes.ts';

/** All that the shell knows about this area. */
export default {
  area: 'libraries',
  contract: CONTRACT_VERSION,
  routes,
  loadMessages,
} satisfies RemoteModule<AreaRoute>;
