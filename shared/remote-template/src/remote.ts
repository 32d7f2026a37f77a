import { CONTRACT_VERSION, type RemoteModule } from '@portal/contract';
import { screenRoutes, type AreaRoute } from '@portal/router';
import { loadMessages } from './messages/index.ts';
import { pages } from './pages.ts';

/** Everything the shell may know about this area. */
export default {
  area: 'new-area',
  contract: CONTRACT_VERSION,
  routes: screenRoutes(pages),
  loadMessages,
} satisfies RemoteModule<AreaRoute>;
